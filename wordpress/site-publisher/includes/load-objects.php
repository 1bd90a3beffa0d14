<?php
/** Loads files of the website's export (`sorting-groups.json`, `sorting-differences.json`, `sorting-items/*.json`) as entries, so that
 * editors go on with what the website has. Entries that are here already stay as they are. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const LOAD = 'site_publisher_load';
const OBJECTS = 'sorting_items';
/** Option: objects of the website were loaded once. */
const LOADED = 'site_publisher_loaded';
/** Seconds for all files: more than PHP gives a page. */
const LOAD_SECONDS = 300;

add_action('admin_menu', function (): void {
    if (in_array(OBJECTS, own_types(), true)) {
        add_submenu_page('edit.php?post_type=' . OBJECTS, text('load'), text('load'), load_capability(), LOAD, __NAMESPACE__ . '\\print_load_page');
    }
}, 1001);
add_action('admin_post_' . LOAD, __NAMESPACE__ . '\\load_files');
add_action('admin_notices', __NAMESPACE__ . '\\print_load_first');

function load_capability(): string
{
    return 'publish_site_publisher_' . kinds()[OBJECTS]['rights'];
}

function load_address(): string
{
    return admin_url('edit.php?post_type=' . OBJECTS . '&page=' . LOAD);
}

function print_load_page(): void
{
    printf('<div class="wrap"><h1>%s</h1><p>%s</p>', esc_html(text('load')), esc_html(text('load_note')));
    $outcome = get_transient(LOAD . get_current_user_id());
    if (is_array($outcome)) {
        delete_transient(LOAD . get_current_user_id());
        print_outcome($outcome);
    }
    printf('<form method="post" enctype="multipart/form-data" action="%s">', esc_url(admin_url('admin-post.php')));
    wp_nonce_field(LOAD);
    printf(
        '<input type="hidden" name="action" value="%1$s"><p><label for="%1$s">%2$s</label><br><input type="file" id="%1$s" name="%1$s[]" accept=".json" multiple required></p>',
        esc_attr(LOAD),
        esc_html(text('load_files'))
    );
    submit_button(text('load_now'));
    echo '</form></div>';
}

/** @param array{made: int, kept: int, refused: string[]} $outcome */
function print_outcome(array $outcome): void
{
    printf(
        '<div class="notice notice-%s" role="status"><p>%s</p>',
        $outcome['refused'] === [] ? 'success' : 'error',
        esc_html(text('load_done', $outcome['made'], $outcome['kept']))
    );
    foreach ($outcome['refused'] as $name) {
        printf('<p>%s</p>', esc_html(text('load_refused', $name)));
    }
    echo '</div>';
}

/** Without those of the website, editors can add objects but neither change nor delete what the website has. */
function print_load_first(): void
{
    $screen = get_current_screen();
    $is_there = $screen && $screen->post_type === OBJECTS && $screen->id !== OBJECTS . '_page_' . LOAD;
    if (!$is_there || !in_array(OBJECTS, own_types(), true) || get_option(LOADED) !== false) {
        return;
    }
    printf(
        '<div class="notice notice-info"><p>%s <a href="%s">%s</a></p></div>',
        esc_html(text('load_first')),
        esc_url(load_address()),
        esc_html(text('load'))
    );
}

function load_files(): void
{
    if (!current_user_can(load_capability()) || !in_array(OBJECTS, own_types(), true)) {
        wp_die(esc_html(text('not_allowed')), '', ['response' => 403]);
    }
    check_admin_referer(LOAD);
    set_time_limit(LOAD_SECONDS);
    // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- Only read as JSON.
    $files = $_FILES[LOAD] ?? ['name' => [], 'tmp_name' => []];
    $outcome = ['made' => 0, 'kept' => 0, 'refused' => []];
    foreach (list_value($files['tmp_name']) as $index => $sent) {
        $path = text_value($sent);
        $entries = is_uploaded_file($path) ? json_decode((string) file_get_contents($path), true) : null;
        if (!is_array($entries)) {
            $outcome['refused'][] = sanitize_text_field(text_at($files, 'name', $index));
            continue;
        }
        foreach (isset($entries['id']) ? [$entries] : $entries as $entry) {
            load_entry($entry, $outcome);
        }
    }
    // One event for all of them: of a single entry, the website would take that entry alone first.
    Changes::take();
    if ($outcome['made'] > 0) {
        Changes::note('update', synced_types()[OBJECTS]);
        update_option(LOADED, '1', false);
    }
    set_transient(LOAD . get_current_user_id(), $outcome, MINUTE_IN_SECONDS);
    wp_safe_redirect(load_address());
    exit;
}

/** @param mixed $entry
 * @param array{made: int, kept: int, refused: string[]} $outcome */
function load_entry($entry, array &$outcome): void
{
    $type = type_of_entry($entry);
    $fields = $type === null ? [] : exported_fields($entry);
    $wrong = $type === null ? [] : wrong_fields($type, $fields);
    if ($type === null || $wrong !== []) {
        $outcome['refused'][] = (text_at($entry, 'id') ?: '?') . ($wrong === [] ? '' : ' (' . implode(', ', $wrong) . ')');
        return;
    }
    if (get_page_by_path($entry['id'], OBJECT, $type)) {
        $outcome['kept']++;
        return;
    }
    $id = wp_insert_post(wp_slash([
        'post_type' => $type,
        'post_status' => 'publish',
        // The website shows no name of a difference.
        'post_title' => text_at($entry, 'name', 'et') ?: $entry['id'],
        'post_name' => $entry['id'],
    ]));
    if ($id === 0) {
        $outcome['refused'][] = $entry['id'];
        return;
    }
    save_entry_fields($id, $type, $fields);
    $outcome['made']++;
}

/** @param mixed $entry
 * @return string|null null for what is no object, group or difference. */
function type_of_entry($entry): ?string
{
    $id = text_at($entry, 'id');
    if ($id === '' || sanitize_title($id) !== $id) {
        return null;
    }
    if (isset($entry['municipality'], $entry['bin'])) {
        return 'sorting_differences';
    }
    if (text_at($entry, 'name', 'et') === '') {
        return null;
    }
    if (isset($entry['bin'])) {
        return OBJECTS;
    }
    return isset($entry['order']) && array_diff(array_keys($entry), ['id', 'order', 'name']) === [] ? 'sorting_groups' : null;
}

/** @param array<string, mixed> $entry In the form of the export.
 * @return array<string, mixed> */
function exported_fields(array $entry): array
{
    $fields = ['name_ru' => $entry['name']['ru'] ?? '', 'name_en' => $entry['name']['en'] ?? ''];
    foreach (list_value($entry['source'] ?? null) as $name => $value) {
        $fields["source_$name"] = $value;
    }
    foreach ($entry as $name => $value) {
        $fields[own_name($name)] = $value;
    }
    return $fields;
}
