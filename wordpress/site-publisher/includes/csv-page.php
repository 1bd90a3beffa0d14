<?php
/** The buttons above a list, the page that shows what a file would change, and what was changed. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** Max entries whose changes are shown one by one. */
const MAX_SHOWN = 200;

add_action('manage_posts_extra_tablenav', __NAMESPACE__ . '\\print_csv_buttons');
add_action('admin_notices', __NAMESPACE__ . '\\print_csv_outcome');
// Before the list of a type with one entry leads to that entry.
add_action('load-edit.php', __NAMESPACE__ . '\\open_csv_page', 5);

function print_csv_buttons(string $where): void
{
    $type = get_current_screen()->post_type ?? '';
    // A type of one entry has no rows to compare.
    if ($where === 'top' && may_use_csv($type) && !kinds()[$type]['single']) {
        printf(
            '<div class="alignleft"><a class="button" href="%s">%s</a> <a class="button" href="%s">%s</a></div>',
            esc_url(csv_download($type)),
            esc_html(text('csv_export')),
            esc_url(csv_page($type)),
            esc_html(text('csv_import'))
        );
    }
}

function csv_download(string $type): string
{
    return admin_url('admin-post.php?action=' . CSV_EXPORT . "&type=$type");
}

function open_csv_page(): void
{
    $type = get_current_screen()->post_type ?? '';
    // phpcs:ignore WordPress.Security -- Only whether it is there.
    if (!isset($_GET[CSV_READ]) || !may_use_csv($type)) {
        return;
    }
    global $title;
    $title = text('csv_heading', get_post_type_object($type)->labels->name);
    require_once ABSPATH . 'wp-admin/admin-header.php';
    print_csv_page($type, $title);
    require_once ABSPATH . 'wp-admin/admin-footer.php';
    exit;
}

function print_csv_page(string $type, string $title): void
{
    printf('<div class="wrap"><h1>%s</h1>', esc_html($title));
    $plan = get_transient(csv_plan_name($type));
    if (is_string($plan)) {
        delete_transient(csv_plan_name($type));
        printf('<div class="notice notice-error" role="alert"><p>%s</p></div>', esc_html($plan));
    } elseif (is_array($plan)) {
        print_plan($plan);
    }
    $texts = is_array($plan) ? ['csv_other_file'] : ['csv_note', 'csv_note_rows', 'csv_note_kept'];
    foreach ($texts as $key) {
        printf('<p>%s</p>', esc_html(text($key)));
    }
    if (!is_array($plan)) {
        printf('<p><a class="button" href="%s">%s</a></p>', esc_url(csv_download($type)), esc_html(text('csv_export')));
    }
    $action = wp_nonce_url(admin_url('admin-post.php?action=' . CSV_READ . "&type=$type"), CSV_READ . $type);
    printf(
        '<form method="post" enctype="multipart/form-data" action="%1$s"><p><label for="%2$s">%3$s</label><br><input type="file" id="%2$s" name="%2$s" accept=".csv,text/csv" required></p>',
        esc_url($action),
        esc_attr(CSV_READ),
        esc_html(text('csv_file', size_format(min(CSV_LIMIT_BYTES, wp_max_upload_size()))))
    );
    submit_button(text('csv_compare'), is_array($plan) ? 'secondary' : 'primary');
    echo '</form></div>';
}

/** @param array<string, mixed> $plan */
function print_plan(array $plan): void
{
    $by = ['refused' => [], 'changed' => [], 'added' => [], 'unchanged' => []];
    foreach ($plan['entries'] as $entry) {
        $by[$entry['outcome']][] = $entry;
    }
    $to_write = count($by['changed']) + count($by['added']);
    $is_good = $by['refused'] === [];
    printf('<div class="notice notice-%s inline" role="status"><p><strong>%s</strong> %s</p>', $is_good ? 'info' : 'warning', esc_html($plan['file']), esc_html(text('csv_counts', count($by['added']), count($by['changed']), count($by['unchanged']), count($by['refused']))));
    $notes = [
        $to_write === 0 ? text('csv_nothing') : text('csv_not_yet'),
        $plan['absent'] === 0 ? '' : text('csv_absent', $plan['absent']),
        $plan['ignored'] === [] ? '' : text('csv_ignored', implode(', ', $plan['ignored'])),
    ];
    foreach (array_filter($notes, 'strlen') as $note) {
        printf('<p>%s</p>', esc_html($note));
    }
    echo '</div>';
    print_refused($plan['type'], $by['refused']);
    print_changed(text('csv_changed'), $by['changed']);
    print_changed(text('csv_added'), $by['added']);
    if ($to_write > 0) {
        $action = wp_nonce_url(admin_url('admin-post.php?action=' . CSV_APPLY . "&type={$plan['type']}"), CSV_APPLY . $plan['type']);
        printf('<form method="post" action="%s">', esc_url($action));
        submit_button(text('csv_apply', $to_write));
        echo '</form>';
    }
    echo '<hr>';
}

/** @param array<int, array<string, mixed>> $entries */
function print_refused(string $type, array $entries): void
{
    if ($entries === []) {
        return;
    }
    printf('<h2>%s</h2><p>%s</p>', esc_html(text('csv_refused')), esc_html(text('csv_refused_note')));
    print_table_start(['csv_line', 'csv_column', 'csv_entry', 'csv_mend']);
    $headings = csv_headings(csv_columns($type), editor_language());
    foreach (array_slice($entries, 0, MAX_SHOWN) as $entry) {
        foreach ($entry['faults'] as $fault) {
            print_table_row([(string) $fault['line'], $headings[$fault['column']] ?? '', $entry['title'], $fault['message']]);
        }
    }
    print_table_end(count($entries));
}

/** @param array<int, array<string, mixed>> $entries */
function print_changed(string $title, array $entries): void
{
    if ($entries === []) {
        return;
    }
    printf('<h2>%s</h2>', esc_html($title));
    print_table_start(['csv_entry', 'csv_field', 'csv_old', 'csv_new']);
    foreach (array_slice($entries, 0, MAX_SHOWN) as $entry) {
        foreach ($entry['changes'] as $change) {
            print_table_row([$entry['title'], $change['label'], $change['old'], $change['new']]);
        }
    }
    print_table_end(count($entries));
}

/** @param string[] $headings Keys of texts. */
function print_table_start(array $headings): void
{
    echo '<div style="overflow-x: auto"><table class="widefat striped"><thead><tr>';
    foreach ($headings as $key) {
        printf('<th scope="col">%s</th>', esc_html(text($key)));
    }
    echo '</tr></thead><tbody>';
}

/** @param string[] $cells */
function print_table_row(array $cells): void
{
    echo '<tr>';
    foreach ($cells as $cell) {
        printf('<td style="white-space: pre-line; overflow-wrap: anywhere">%s</td>', esc_html($cell));
    }
    echo '</tr>';
}

function print_table_end(int $count): void
{
    printf('</tbody></table></div>%s', $count > MAX_SHOWN ? '<p>' . esc_html(text('csv_more', $count - MAX_SHOWN)) . '</p>' : '');
}

function print_csv_outcome(): void
{
    $screen = get_current_screen();
    $outcome = $screen && $screen->base === 'edit' ? get_transient(CSV_APPLY . get_current_user_id()) : false;
    if (!is_array($outcome)) {
        return;
    }
    delete_transient(CSV_APPLY . get_current_user_id());
    printf(
        '<div class="notice notice-%s" role="status"><p>%s</p>',
        $outcome['kept'] === [] ? 'success' : 'warning',
        esc_html(text('csv_done', $outcome['added'], $outcome['changed']))
    );
    foreach ($outcome['kept'] as $kept) {
        printf('<p>%s</p>', esc_html($kept));
    }
    echo '</div>';
}
