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
    $missing = array_filter(array_keys(content_fields()), function (string $type): bool {
        return !post_type_exists($type);
    });
    foreach ($missing as $type) {
        $has_text = in_array($type, ['notices', 'page_texts'], true);
        register_post_type($type, [
            'labels' => type_labels($type),
            'public' => true,
            // The public website shows them; in WordPress they have no addresses.
            'publicly_queryable' => is_user_logged_in(),
            'exclude_from_search' => true,
            'has_archive' => false,
            'capability_type' => ENTRY_CAPABILITY,
            'map_meta_cap' => true,
            'rewrite' => false,
            'show_in_rest' => true,
            'rest_base' => $type,
            'menu_icon' => $type === 'notices' ? 'dashicons-megaphone' : 'dashicons-media-text',
            'supports' => array_merge(['title', 'revisions'], $has_text ? ['editor'] : []),
        ]);
    }
    own_types(array_values($missing));
}

/** @return array<string, string> What WordPress calls entries of a type; without these it calls them posts. */
function type_labels(string $type): array
{
    return [
        'name' => text("type_$type"),
        'singular_name' => text("one_$type"),
        'add_new_item' => text("add_$type"),
        'new_item' => text("add_$type"),
        'edit_item' => text("edit_$type"),
        'view_item' => text('open_site'),
        'all_items' => text("type_$type"),
        'item_published' => text('saved'),
        'item_updated' => text('saved'),
    ];
}

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
