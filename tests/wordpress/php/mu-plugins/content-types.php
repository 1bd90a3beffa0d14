<?php
/** The content types of the content base that are closed (docs/upstreams.md §5), each with its fields under `acf`, and
 * `styles` of posts. What is written to `acf` is what is read. Those that `tests_bare` names have neither texts nor
 * excerpts. */

/** @return string[] Without those that `tests_lacking` names. */
function tests_types(): array
{
    $types = [
        'kojv_olme', 'kojv_ehitus', 'waste_stations', 'sorting_items', 'sorting_groups', 'sorting_differences', 'notices', 'page_texts',
    ];
    return array_diff($types, explode(' ', get_option('tests_lacking', '')));
}

add_action('init', function () {
    foreach (tests_types() as $type) {
        $is_bare = in_array($type, explode(' ', get_option('tests_bare', '')), true);
        register_post_type($type, [
            'label' => $type, 'public' => true, 'show_in_rest' => true, 'rest_base' => $type,
            'supports' => array_merge(['title', 'custom-fields'], $is_bare ? [] : ['editor', 'excerpt']),
        ]);
    }
});

add_action('rest_api_init', function () {
    foreach ([...tests_types(), 'post'] as $type) {
        $field = $type === 'post' ? 'styles' : 'acf';
        register_rest_field($type, $field, [
            'get_callback' => fn ($post) => json_decode(get_post_meta($post['id'], "tests_$field", true) ?: 'null', true),
            'update_callback' => fn ($value, $post) => update_post_meta($post->ID, "tests_$field", wp_slash(wp_json_encode($value))),
        ]);
    }
    register_rest_field('post', 'categories_info', [
        'get_callback' => fn ($post) => array_map(
            fn ($term) => ['term_id' => $term->term_id, 'name' => $term->name, 'slug' => $term->slug],
            get_the_category($post['id'])
        ),
    ]);
    // Settings of the stand-ins, and an empty content base for each test.
    register_rest_route('tests/v1', '/options', [
        'methods' => 'POST',
        'permission_callback' => fn () => current_user_can('manage_options'),
        'callback' => function ($request) {
            foreach ($request->get_json_params() as $name => $value) {
                update_option("tests_$name", $value);
            }
            return true;
        },
    ]);
    register_rest_route('tests/v1', '/empty', [
        'methods' => 'POST',
        'permission_callback' => fn () => current_user_can('manage_options'),
        'callback' => 'tests_empty',
    ]);
});

// Many articles at once.
add_action('rest_api_init', function () {
    register_rest_route('tests/v1', '/many/(?P<count>\d+)', [
        'methods' => 'POST',
        'permission_callback' => fn () => current_user_can('manage_options'),
        'callback' => fn ($request) => array_map(fn ($number) => wp_insert_post([
            'post_title' => "Artikkel $number", 'post_content' => "<p>Sisu $number.</p>", 'post_status' => 'publish',
        ]), range(1, (int) $request['count'])),
    ]);
});

// The hour of a scheduled post has come, and cron runs.
add_action('rest_api_init', function () {
    register_rest_route('tests/v1', '/due/(?P<id>\d+)', [
        'methods' => 'POST',
        'permission_callback' => fn () => current_user_can('manage_options'),
        'callback' => function ($request) {
            global $wpdb;
            $dates = ['post_date' => '2026-01-01 12:00:00', 'post_date_gmt' => '2026-01-01 10:00:00'];
            $wpdb->update($wpdb->posts, $dates, ['ID' => $request['id']]);
            clean_post_cache($request['id']);
            check_and_publish_future_post($request['id']);
            return true;
        },
    ]);
});

function tests_empty(): bool
{
    global $wpdb;
    foreach (['posts', 'postmeta', 'term_relationships'] as $table) {
        $wpdb->query("TRUNCATE {$wpdb->$table}");
    }
    delete_option('site_publisher_taken');
    foreach (['shape', 'estonian', 'lacking', 'bare', 'constants', 'waits', 'locale', 'route', 'revoked', 'clock'] as $name) {
        delete_option("tests_$name");
    }
    wp_cache_flush();
    foreach ([17 => 'Meist', 72 => 'О компании', 73 => 'About us'] as $menu => $label) {
        wp_update_nav_menu_item($menu, 0, [
            'menu-item-title' => "<span>$label</span>", 'menu-item-url' => '/about',
            'menu-item-status' => 'publish', 'menu-item-position' => 1,
        ]);
    }
    return true;
}
