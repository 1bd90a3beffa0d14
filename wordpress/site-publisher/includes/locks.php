<?php
/** Entries behind a password. WordPress says so only beside a text or an excerpt; here every entry that the website reads
 * says it. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const LOCK_FIELD = 'site_publisher_locked';

add_action('rest_api_init', __NAMESPACE__ . '\\register_locks', 1000);

function register_locks(): void
{
    foreach (array_keys(synced_types()) as $type) {
        register_rest_field($type, LOCK_FIELD, [
            'get_callback' => function (array $entry): bool {
                return is_locked((int) $entry['id']);
            },
            'schema' => ['type' => 'boolean', 'context' => ['view', 'edit']],
        ]);
    }
}

function is_locked(int $id): bool
{
    $post = get_post($id);
    return $post instanceof \WP_Post && $post->post_password !== '';
}

/** Whether a request may read the fields of an entry. Those behind a password are read by their editors only, in the
 * context that WordPress shows them locked texts in. */
function may_read_fields(int $id, \WP_REST_Request $request): bool
{
    return !is_locked($id) || ($request['context'] === 'edit' && current_user_can('edit_post', $id));
}
