<?php
/** For the tests of the companion plugin: its constants of wp-config.php, no waiting between its tries,
 * another language, and a route that is there before it. */

$constants = json_decode(get_option('tests_constants', '{}'), true);
array_map('define', array_keys($constants), array_values($constants));

add_filter('site_publisher_waits', fn ($waits) => get_option('tests_waits') === 'none' ? array_fill(0, 5, 0) : $waits);

add_filter('locale', fn ($locale) => get_option('tests_locale') ?: $locale);

// The website's password is taken back.
add_filter('rest_authentication_errors', fn ($errors) => get_option('tests_revoked') && ($_SERVER['PHP_AUTH_USER'] ?? '') === 'reader'
    ? new WP_Error('incorrect_password', 'Revoked.', ['status' => 401]) : $errors, 200);

add_action('rest_api_init', function () {
    if (get_option('tests_route')) {
        register_rest_route('general-purpose-api', '/' . get_option('tests_route'), [
            'methods' => 'GET', 'permission_callback' => '__return_true', 'callback' => fn () => ['theirs'],
        ]);
    }
});

add_action('rest_api_init', function () {
    register_rest_route('tests/v1', '/forget-status', [
        'methods' => 'POST',
        'permission_callback' => fn () => current_user_can('manage_options'),
        'callback' => function () {
            // A state of the second in which something was sent may be from before it, and would be asked for again.
            update_option('site_publisher_sent', time() - 1);
            delete_transient('site_publisher_refused_entries');
            return delete_transient('site_publisher_status');
        },
    ]);
});

// Many entries of the plugin's own types at once.
add_action('rest_api_init', function () {
    register_rest_route('tests/v1', '/entries/(?P<type>\w+)', [
        'methods' => 'POST',
        'permission_callback' => fn () => current_user_can('manage_options'),
        'callback' => fn ($request) => array_map(function ($entry) use ($request) {
            $id = wp_insert_post(wp_slash(['post_type' => $request['type'], 'post_status' => 'publish', 'post_title' => $entry['title'], 'post_content' => $entry['content'] ?? '']));
            \SitePublisher\save_entry_fields($id, $request['type'], $entry['acf']);
            return $id;
        }, $request->get_json_params()),
    ]);
});

// Names of the fields by type.
add_action('rest_api_init', function () {
    register_rest_route('tests/v1', '/fields', [
        'methods' => 'GET',
        'permission_callback' => fn () => current_user_can('manage_options'),
        'callback' => fn () => array_map(fn ($kind) => array_column($kind['fields'], 'name'), \SitePublisher\kinds()),
    ]);
});

// Capabilities of roles as an earlier version of the plugin left them.
add_action('rest_api_init', function () {
    register_rest_route('tests/v1', '/earlier-rights', [
        'methods' => 'POST',
        'permission_callback' => fn () => current_user_can('manage_options'),
        'callback' => function ($request) {
            foreach ($request->get_json_params() as $name => $granted) {
                $role = get_role($name);
                foreach (preg_grep('/site_publisher/', array_keys($role->capabilities)) as $capability) {
                    $role->remove_cap($capability);
                }
                array_map([$role, 'add_cap'], $granted);
            }
            return update_option('site_publisher_granted', 'digest');
        },
    ]);
});

// How cron retries an event that always fails: seconds until each further try, 0 for none.
add_action('rest_api_init', function () {
    register_rest_route('tests/v1', '/tries', [
        'methods' => 'POST',
        'permission_callback' => fn () => current_user_can('manage_options'),
        'callback' => function () {
            $waits = [];
            for ($try = 0; $try < 10; $try++) {
                [$event] = \SitePublisher\queued_events();
                $waits[] = $event['next'] === 0 ? 0 : $event['next'] - time();
                if ($event['next'] === 0) {
                    break;
                }
                \SitePublisher\save_event(['next' => time()] + $event);
                do_action('site_publisher_retry');
            }
            // An event that was given up stays so.
            do_action('site_publisher_sweep');
            return $waits;
        },
    ]);
    // How WordPress loads an option.
    register_rest_route('tests/v1', '/autoload/(?P<name>\w+)', [
        'methods' => ['GET', 'POST'],
        'permission_callback' => fn () => current_user_can('manage_options'),
        'callback' => function ($request) {
            global $wpdb;
            $where = ['option_name' => $request['name']];
            if ($request->get_method() === 'POST') {
                $wpdb->update($wpdb->options, ['autoload' => 'yes'], $where);
                wp_cache_flush();
            }
            return $wpdb->get_var($wpdb->prepare("SELECT autoload FROM {$wpdb->options} WHERE option_name = %s", $where));
        },
    ]);
});

add_action('rest_api_init', function () {
    register_rest_route('tests/v1', '/left-behind', [
        'methods' => 'GET',
        'permission_callback' => fn () => current_user_can('manage_options'),
        'callback' => function () {
            global $wpdb;
            $options = $wpdb->get_col("SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%site_publisher%'");
            $hooks = array_merge([], ...array_map('array_keys', array_filter(_get_cron_array(), 'is_array')));
            $rights = array_merge([], ...array_map(fn ($role) => array_keys($role['capabilities']), array_values(wp_roles()->roles)));
            $pages = $wpdb->get_col("SELECT DISTINCT meta_key FROM {$wpdb->postmeta} WHERE meta_key IN ('_site_publisher_pages', '_site_publisher_changed')");
            return [...$options, ...$pages, ...preg_grep('/site_publisher/', [...array_values($hooks), ...$rights])];
        },
    ]);
});
