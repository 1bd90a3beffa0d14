<?php
/** Takes over what the website has of a type, so that editors go on with it instead of typing it again. Entries that are here already
 * stay as they are. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const TAKE = 'site_publisher_take';
/** Option: types that were taken over. */
const TAKEN = 'site_publisher_taken';
const TAKE_LIMIT_SECONDS = 10;
/** Seconds for all entries: more than PHP gives a page. */
const TAKE_SECONDS = 300;

add_action('admin_notices', __NAMESPACE__ . '\\print_take_over');
add_action('admin_post_' . TAKE, __NAMESPACE__ . '\\take_over');

/** Whether the website has entries of a type that WordPress has not made. */
function may_take(string $type): bool
{
    $kind = kinds()[$type] ?? null;
    return $kind !== null && !$kind['text'] && in_array($type, own_types(), true) && current_user_can("publish_site_publisher_{$kind['rights']}");
}

function print_take_over(): void
{
    $screen = get_current_screen();
    if (!$screen || $screen->base !== 'edit' || !may_take($screen->post_type)) {
        return;
    }
    $type = $screen->post_type;
    $outcome = get_transient(TAKE . get_current_user_id());
    if (is_array($outcome)) {
        delete_transient(TAKE . get_current_user_id());
        print_taken($outcome);
    }
    if (setting('url') === '' || in_array($type, list_value(get_option(TAKEN)), true)) {
        return;
    }
    printf(
        '<div class="notice notice-info"><form method="post" action="%s"><p>%s</p>',
        esc_url(admin_url('admin-post.php')),
        esc_html(text('take_first'))
    );
    wp_nonce_field(TAKE . $type);
    printf('<input type="hidden" name="action" value="%s"><input type="hidden" name="type" value="%s">', esc_attr(TAKE), esc_attr($type));
    submit_button(text('take_now'), 'secondary', 'submit', true);
    echo '</form></div>';
}

/** @param array{made: int, kept: int, refused: string[], failure: string} $outcome */
function print_taken(array $outcome): void
{
    if ($outcome['failure'] !== '') {
        printf('<div class="notice notice-error" role="alert"><p>%s</p></div>', esc_html(text('take_failed', $outcome['failure'])));
    }
    printf(
        '<div class="notice notice-%s" role="status"><p>%s</p>',
        $outcome['refused'] === [] ? 'success' : 'error',
        esc_html(text('take_done', $outcome['made'], $outcome['kept']))
    );
    foreach ($outcome['refused'] as $name) {
        printf('<p>%s</p>', esc_html(text('take_refused', $name)));
    }
    echo '</div>';
}

function take_over(): void
{
    $type = sanitize_key(text_value($_POST['type'] ?? ''));
    if (!may_take($type)) {
        wp_die(esc_html(text('not_allowed')), '', ['response' => 403]);
    }
    check_admin_referer(TAKE . $type);
    set_time_limit(TAKE_SECONDS);
    $outcome = ['made' => 0, 'kept' => 0, 'refused' => [], 'failure' => ''];
    $here = entries_here($type);
    for ($from = 0, $total = 1; $from < $total; $from += count($entries)) {
        ['answer' => $answer, 'failure' => $failure] = ask_site(['take' => $type, 'from' => (string) $from], 'entries', TAKE_LIMIT_SECONDS);
        $entries = list_in($answer, 'entries');
        if ($failure !== [] || $entries === []) {
            $outcome['failure'] = $failure === [] ? '' : text(...$failure);
            break;
        }
        $total = (int) ($answer['total'] ?? 0);
        foreach ($entries as $entry) {
            take_entry($type, $entry, $here, $outcome);
        }
    }
    // One event for all of them: of a single entry, the website would take that entry alone first.
    Changes::take();
    if ($outcome['made'] > 0) {
        Changes::note('update', synced_types()[$type]);
    }
    if ($outcome['failure'] === '') {
        update_option(TAKEN, array_values(array_unique(array_merge(list_value(get_option(TAKEN)), [$type]))), false);
    }
    set_transient(TAKE . get_current_user_id(), $outcome, MINUTE_IN_SECONDS);
    wp_safe_redirect(admin_url("edit.php?post_type=$type"));
    exit;
}

/** @return array<string, true> By what others know them by, in whatever state. */
function entries_here(string $type): array
{
    $states = ['publish', 'future', 'draft', 'pending', 'private', 'trash'];
    $here = [];
    foreach (get_posts(['post_type' => $type, 'post_status' => $states, 'numberposts' => -1]) as $entry) {
        // WordPress gives an address another ending in the trash.
        $here[(string) preg_replace('/__trashed$/', '', kinds()[$type]['single'] ? $type : entry_key($entry))] = true;
    }
    return $here;
}

/** @param mixed $entry As the website answers it.
 * @param array<string, true> $here
 * @param array{made: int, kept: int, refused: string[], failure: string} $outcome */
function take_entry(string $type, $entry, array $here, array &$outcome): void
{
    $id = is_array($entry) && is_scalar($entry['id'] ?? null) ? (string) $entry['id'] : '';
    $fields = $id === '' ? [] : list_value($entry['acf'] ?? null);
    if (isset($here[kinds()[$type]['single'] ? $type : $id])) {
        $outcome['kept']++;
        return;
    }
    $wrong = wrong_fields($type, $fields);
    $number = kinds()[$type]['id'] === 'number' ? (int) $id : 0;
    // The number of a price list or station is part of its address on the website.
    if ($id === '' || $wrong !== [] || ($number !== 0 && get_post($number))) {
        $outcome['refused'][] = ($id ?: '?') . ($wrong === [] ? '' : ' (' . implode(', ', $wrong) . ')');
        return;
    }
    $made = wp_insert_post(wp_slash([
        'post_type' => $type,
        'post_status' => 'publish',
        'post_title' => title_of_taken($type, $fields, text_at($entry, 'title') ?: $id),
        'post_name' => $number === 0 ? sanitize_title($id) : '',
        'import_id' => $number,
    ]));
    if ($made === 0) {
        $outcome['refused'][] = $id;
        return;
    }
    save_entry_fields($made, $type, $fields);
    $outcome['made']++;
}

/** @param array<string, mixed> $fields
 * @return string For editors, where the website shows no title: what its list shows of it, and the first thing that was chosen. */
function title_of_taken(string $type, array $fields, string $title): string
{
    if (isset(kinds()[$type]['title'])) {
        return $title;
    }
    if (kinds()[$type]['single']) {
        return worded(kinds()[$type]['names']['one']);
    }
    $chosen = array_filter(fields_of($type), function (array $field) use ($fields): bool {
        return in_array($field['input']['type'], ['choice', 'entry'], true) && is_scalar($fields[$field['name']] ?? null);
    });
    // Also by its column: dozens of price lists are of one service.
    $named = array_merge(array_slice(column_fields($type), 0, 1), array_slice($chosen, 0, 1));
    $words = array_map(function (array $field) use ($fields): string {
        return shown_text($field['input'], $fields[$field['name']] ?? '');
    }, $named);
    return implode(', ', array_unique(array_filter($words, 'strlen'))) ?: $title;
}
