<?php
/** Registers the content types that this WordPress lacks, when enabled. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

// After all other plugins.
add_action('init', __NAMESPACE__ . '\\register_missing_types', 1000);
add_action('rest_api_init', __NAMESPACE__ . '\\register_fields', 1000);

/** @param string[]|null $register Set at the start of a request: the types to register.
 * @return string[] The types registered by this plugin. */
function own_types(?array $register = null): array
{
    static $own = [];
    if ($register !== null) {
        $own = $register;
    }
    return $own;
}

function register_missing_types(): void
{
    if (setting('content_types') === '') {
        return;
    }
    $missing = array_filter(kinds(), function (string $type): bool {
        return !post_type_exists($type);
    }, ARRAY_FILTER_USE_KEY);
    // Those that are not named come last.
    $missing = array_replace(array_intersect_key(array_flip(MENU_ORDER), $missing), $missing);
    $heads = [];
    foreach ($missing as $type => $kind) {
        // Types whose rights are given together stand together in the menu, below the first of them.
        $head = $heads[$kind['rights']] = $heads[$kind['rights']] ?? $type;
        register_post_type($type, [
            'labels' => type_labels($type, $head === $type),
            'public' => true,
            // The public website shows them; in WordPress they have no addresses.
            'publicly_queryable' => is_user_logged_in(),
            'exclude_from_search' => true,
            'has_archive' => false,
            'capability_type' => entry_capability($kind['rights']),
            'capabilities' => $kind['single'] && is_user_logged_in() && single_entry($type) !== 0 ? ['create_posts' => 'do_not_allow'] : [],
            'map_meta_cap' => true,
            'rewrite' => false,
            'show_in_rest' => true,
            'rest_base' => $type,
            'show_in_menu' => $head === $type ? true : "edit.php?post_type=$head",
            'menu_icon' => $kind['icon'],
            'menu_position' => MENU_POSITION,
            'supports' => array_merge(['title', 'revisions'], $kind['text'] ? ['editor'] : []),
        ]);
    }
    own_types(array_keys($missing));
}

/** Behind articles. */
const MENU_POSITION = 6;

/** What is edited most often first: the groups, and the types of each group. */
const MENU_ORDER = [
    'notices',
    'kojv_olme', 'kojv_ehitus', 'municipal_contracts', 'carriers', 'container_types', 'container_sizes', 'waste_types', 'construction_wastes',
    'waste_stations',
    'faq_questions', 'guides', 'contact_persons', 'regional_phones', 'offices',
    'sorting_items', 'sorting_groups', 'sorting_differences', 'sorting_sources', 'sorting_sheet',
    'page_texts', 'site_redirects', 'municipalities',
    'company',
];

/** @return int The entry of a type that has one only; 0 when there is none yet. */
function single_entry(string $type): int
{
    $states = ['publish', 'future', 'draft', 'pending', 'private'];
    return get_posts(['post_type' => $type, 'post_status' => $states, 'numberposts' => 1, 'fields' => 'ids'])[0] ?? 0;
}

/** @return array<string, string> What WordPress calls entries of a type; without these it calls them posts. */
function type_labels(string $type, bool $is_head): array
{
    ['many' => $many, 'one' => $one, 'add' => $add] = array_map(__NAMESPACE__ . '\\worded', kinds()[$type]['names']);
    return [
        'name' => $many,
        'singular_name' => $one,
        'menu_name' => $is_head ? text('rights_' . kinds()[$type]['rights']) : $many,
        'add_new' => $add,
        'add_new_item' => $add,
        'new_item' => $add,
        'edit_item' => $one,
        'view_item' => text('open_site'),
        'all_items' => $many,
        'not_found' => text('none_yet'),
        'not_found_in_trash' => text('none_in_trash'),
        'search_items' => text('search_entries'),
        'filter_items_list' => $many,
        'items_list_navigation' => $many,
        'items_list' => $many,
        // Of the block editor.
        'item_published' => text('saved_editor'),
        'item_updated' => text('saved_editor'),
    ];
}

add_action('admin_menu', function (): void {
    foreach (own_types() as $type) {
        $object = get_post_type_object($type);
        // Without this entry WordPress lets only those in who write articles too.
        if ($object && $object->show_in_menu !== true && !current_user_can('edit_posts')) {
            add_submenu_page($object->show_in_menu, $object->labels->add_new_item, $object->labels->add_new_item, $object->cap->create_posts, "post-new.php?post_type=$type");
        }
    }
});

// A list of one entry has nothing to choose from.
add_action('load-edit.php', function (): void {
    // phpcs:ignore WordPress.Security -- Only compared.
    $type = text_value($_GET['post_type'] ?? '');
    $entry = in_array($type, own_types(), true) && kinds()[$type]['single'] ? single_entry($type) : 0;
    if ($entry !== 0 && current_user_can('edit_post', $entry)) {
        wp_safe_redirect((string) get_edit_post_link($entry, 'raw'));
        exit;
    }
});

function register_fields(): void
{
    foreach (own_types() as $type) {
        register_rest_field($type, 'acf', [
            'get_callback' => function (array $entry, string $field, \WP_REST_Request $request): object {
                $id = (int) $entry['id'];
                return (object) (may_read_fields($id, $request) ? entry_fields($id) : []);
            },
            'update_callback' => function ($fields, \WP_Post $entry) use ($type): ?\WP_Error {
                $wrong = wrong_fields($type, list_value($fields));
                save_entry_fields($entry->ID, $type, list_value($fields));
                return $wrong === [] ? null : new \WP_Error('rest_invalid_param', text('fields_wrong', implode(', ', $wrong)), ['status' => 400]);
            },
            'schema' => ['type' => 'object', 'context' => ['view', 'edit'], 'additionalProperties' => true],
        ]);
    }
}
