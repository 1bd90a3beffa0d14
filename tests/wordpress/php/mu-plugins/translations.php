<?php
/** Stands in for WPML and its REST add-on, which are closed: `?lang=`, `wpml_current_locale` and
 * `wpml_translations` in both of their shapes, with the losses that the add-on has (2.0.1).
 * The language and the group of a post are set through the REST field `tests_translation`. */

const TESTS_LANGUAGES = ['et' => 'et', 'ru' => 'ru_RU', 'en' => 'en_US'];
const TESTS_TRANSLATED = [
    'post', 'kojv_olme', 'kojv_ehitus', 'waste_stations', 'sorting_items', 'sorting_groups', 'sorting_differences', 'notices', 'page_texts',
];

function tests_language(int $post): string
{
    return get_post_meta($post, 'tests_language', true) ?: 'et';
}

function tests_locale(string $language): string
{
    return $language === 'et' ? get_option('tests_estonian', 'et') : TESTS_LANGUAGES[$language];
}

/** WPML takes the language of a request from its address, until somebody switches it. */
function tests_current_language(): string
{
    return $GLOBALS['tests_switched'] ?? (($_GET['lang'] ?? '') ?: 'et');
}

add_action('wpml_switch_language', function ($language) {
    if (!get_option('tests_without_switch')) {
        $GLOBALS['tests_switched'] = $language;
    }
});
add_filter('wpml_default_language', fn () => 'et');
add_filter('wpml_current_language', fn () => tests_current_language());

add_action('save_post', function (int $post) {
    if (!wp_is_post_revision($post) && !get_post_meta($post, 'tests_language', true)) {
        update_post_meta($post, 'tests_language', 'et');
    }
});

add_filter('wpml_post_language_details', fn ($details, $post) => ['language_code' => tests_language($post)], 10, 2);

add_filter('wpml_element_trid', fn ($group, $post) => get_post_meta($post, 'tests_group', true) ?: $group, 10, 2);
add_filter('wpml_get_element_translations', function ($members, $group, $element) {
    $found = get_posts([
        'post_type' => substr($element, strlen('post_')), 'post_status' => 'any', 'numberposts' => -1,
        'meta_key' => 'tests_group', 'meta_value' => $group, 'suppress_filters' => true,
    ]);
    return array_map(
        fn ($post) => (object) ['element_id' => (string) $post->ID, 'language_code' => tests_language($post->ID)],
        $found
    );
}, 10, 3);

// A slug is taken within its language only, so a translation may have that of its original.
add_filter('rest_pre_dispatch', function ($result, $server, $request) {
    $GLOBALS['tests_language'] = $request['tests_translation']['language'] ?? null;
    return $result;
}, 10, 3);
add_filter('wp_unique_post_slug', function ($slug, $id, $status, $type, $parent, $original) {
    if (!in_array($type, TESTS_TRANSLATED, true) || $slug === $original) {
        return $slug;
    }
    $language = $GLOBALS['tests_language'] ?? tests_language((int) $id);
    $same = get_posts([
        'post_type' => $type, 'name' => $original, 'post_status' => 'any', 'exclude' => [$id], 'numberposts' => -1,
        'fields' => 'ids', 'suppress_filters' => true,
    ]);
    return in_array($language, array_map('tests_language', $same), true) ? $slug : $original;
}, 10, 6);

/** @return array<string, int> Posts of a group by language, drafts too, as 2.0.1 has it. */
function tests_members(int $post): array
{
    $group = get_post_meta($post, 'tests_group', true);
    if (!$group) {
        return [tests_language($post) => $post];
    }
    $members = get_posts([
        'post_type' => get_post_type($post), 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids',
        'meta_key' => 'tests_group', 'meta_value' => $group, 'suppress_filters' => true,
    ]);
    $byLanguage = [];
    foreach ($members as $member) {
        $byLanguage[tests_language($member)] = $member;
    }
    return $byLanguage;
}

function tests_translations(int $post): array
{
    $members = tests_members($post);
    $isKeyed = get_option('tests_shape', 'keyed') === 'keyed';
    $list = [];
    foreach (array_keys(TESTS_LANGUAGES) as $language) {
        $member = $members[$language] ?? null;
        if ($member === null || $member === $post) {
            // The bug of 2.0.1: what stood before is lost.
            if ($isKeyed) {
                $list = [];
            }
            continue;
        }
        $locale = tests_locale($language);
        $entry = [
            'locale' => $locale, 'id' => $member, 'slug' => get_post($member)->post_name,
            'post_title' => get_post($member)->post_title, 'href' => get_permalink($member),
        ];
        if ($isKeyed) {
            $list[$locale] = $entry;
        } else {
            $list[] = $entry;
        }
    }
    return $list;
}

add_action('rest_api_init', function () {
    foreach (TESTS_TRANSLATED as $type) {
        register_rest_field($type, 'wpml_current_locale', [
            'get_callback' => fn ($post) => tests_locale(tests_language($post['id'])),
        ]);
        register_rest_field($type, 'wpml_translations', [
            'get_callback' => fn ($post) => tests_translations($post['id']),
        ]);
        register_rest_field($type, 'tests_translation', [
            'get_callback' => fn ($post) => null,
            'update_callback' => function ($value, $post) {
                update_post_meta($post->ID, 'tests_language', $value['language']);
                update_post_meta($post->ID, 'tests_group', $value['group']);
            },
        ]);
        add_filter("rest_{$type}_query", function ($arguments) {
            $arguments['meta_query'][] = ['key' => 'tests_language', 'value' => tests_current_language()];
            return $arguments;
        });
    }
});
