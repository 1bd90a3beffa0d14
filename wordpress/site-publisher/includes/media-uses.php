<?php
/** Beside a file in the media library, and in its list: whether the website has this version of it, and which published entries use it. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** In the list of files. */
const MAX_LISTED_USES = 3;

add_filter('attachment_fields_to_edit', function (array $fields, \WP_Post $file): array {
    if (is_set_up()) {
        $fields['site_publisher'] = ['label' => text('media_used'), 'input' => 'html', 'html' => uses_html($file)];
    }
    return $fields;
}, 10, 2);

add_filter('manage_media_columns', function (array $columns): array {
    return is_set_up() ? $columns + [COLUMN => text('column')] : $columns;
});
add_action('manage_media_custom_column', __NAMESPACE__ . '\\print_file_column', 10, 2);

function print_file_column(string $column, int $id): void
{
    if ($column !== COLUMN || !get_post($id)) {
        return;
    }
    $uses = using_entries(get_post($id));
    // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
    echo followed_html(view_state($id, ...listed_states($id)));
    foreach (array_slice($uses, 0, MAX_LISTED_USES) as $use) {
        printf('<a href="%s">%s</a><br>', esc_url(get_edit_post_link($use, 'raw') ?? ''), esc_html(get_the_title($use)));
    }
    echo count($uses) > MAX_LISTED_USES ? esc_html(text('media_more', count($uses) - MAX_LISTED_USES)) : '';
}

/** @return string Escaped. */
function uses_html(\WP_Post $file): string
{
    $ids = using_entries($file);
    $named = array_slice($ids, 0, MAX_USES);
    $status = site_status(with_uses([$file->ID]));
    $events = failed_events();
    $html = '';
    foreach ($named as $id) {
        $state = entry_state(get_post($id), $events, $status);
        $html .= sprintf('<li><a href="%s">%s</a>: %s</li>', esc_url(get_edit_post_link($id, 'raw') ?? ''), esc_html(get_the_title($id)), esc_html(state_text($state)));
    }
    $more = count($ids) - count($named);
    $html = $ids === [] ? '' : "<ul>$html</ul>" . ($more > 0 ? '<p>' . esc_html(text('media_more', $more)) . '</p>' : '') . '<p>' . esc_html(text('media_withdraw')) . '</p>';
    return followed_html(view_state($file->ID, $status, $events)) . $html;
}

