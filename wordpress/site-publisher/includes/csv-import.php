<?php
/** Changes entries from a file: what would change is shown first, and written when somebody says so. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** Actions: a file is sent; what it would change is written. The first is also the parameter of the page. */
const CSV_READ = 'site_publisher_csv';
const CSV_APPLY = 'site_publisher_csv_apply';
const CSV_LIMIT_BYTES = 2 * MB_IN_BYTES;
/** For a whole file: more than PHP gives a page. */
const CSV_SECONDS = 300;

add_action('admin_post_' . CSV_READ, __NAMESPACE__ . '\\read_sent_csv');
add_action('admin_post_' . CSV_APPLY, __NAMESPACE__ . '\\apply_csv');

function may_use_csv(string $type): bool
{
    return in_array($type, own_types(), true) && current_user_can(get_post_type_object($type)->cap->edit_posts);
}

function csv_page(string $type): string
{
    return admin_url("edit.php?post_type=$type&" . CSV_READ . '=1');
}

/** @return string Of what one person would change in a type. */
function csv_plan_name(string $type): string
{
    return CSV_READ . '_' . get_current_user_id() . "_$type";
}

/** @return string The type that the address names. PHP drops all of a form that is too long but not this. */
function asked_type(): string
{
    // phpcs:ignore WordPress.Security -- Only compared.
    return sanitize_key(text_value($_GET['type'] ?? ''));
}

function read_sent_csv(): void
{
    $type = asked_type();
    if (!may_use_csv($type)) {
        wp_die(esc_html(text('not_allowed')), '', ['response' => 403]);
    }
    check_admin_referer(CSV_READ . $type);
    set_time_limit(CSV_SECONDS);
    wp_raise_memory_limit('admin');
    $file = sent_csv();
    $plan = $file['fault'] === '' ? plan_of($type, $file['text']) : $file['fault'];
    // Only a short text that says what is wrong, or all.
    $is_kept = set_transient(csv_plan_name($type), is_string($plan) ? $plan : $plan + ['file' => $file['name']], HOUR_IN_SECONDS);
    if (!$is_kept) {
        set_transient(csv_plan_name($type), text('csv_too_much'), HOUR_IN_SECONDS);
    }
    wp_safe_redirect(csv_page($type));
    exit;
}

/** @return array{text: string, name: string, fault: string} `fault`: why it cannot be read. */
function sent_csv(): array
{
    // phpcs:ignore WordPress.Security -- Only read as a table; the name is cleaned.
    $sent = list_value($_FILES[CSV_READ] ?? null);
    $path = text_at($sent, 'tmp_name');
    $none = ['text' => '', 'name' => sanitize_text_field(wp_unslash(text_at($sent, 'name')))];
    $limit = min(CSV_LIMIT_BYTES, wp_max_upload_size());
    $error = $sent['error'] ?? UPLOAD_ERR_INI_SIZE;
    if (in_array($error, [UPLOAD_ERR_INI_SIZE, UPLOAD_ERR_FORM_SIZE], true) || ($sent['size'] ?? 0) > $limit) {
        return ['fault' => text('csv_too_large', size_format($limit))] + $none;
    }
    if ($error !== UPLOAD_ERR_OK || !is_uploaded_file($path)) {
        return ['fault' => text('csv_no_file')] + $none;
    }
    return ['text' => (string) file_get_contents($path), 'fault' => ''] + $none;
}

function apply_csv(): void
{
    $type = asked_type();
    if (!may_use_csv($type)) {
        wp_die(esc_html(text('not_allowed')), '', ['response' => 403]);
    }
    check_admin_referer(CSV_APPLY . $type);
    set_time_limit(CSV_SECONDS);
    $plan = get_transient(csv_plan_name($type));
    delete_transient(csv_plan_name($type));
    $outcome = ['added' => 0, 'changed' => 0, 'kept' => []];
    foreach (is_array($plan) ? $plan['entries'] : [] as $entry) {
        if (in_array($entry['outcome'], ['added', 'changed'], true)) {
            $reason = write_planned($type, $entry);
            if ($reason === '') {
                $outcome[$entry['outcome']]++;
            } else {
                $outcome['kept'][] = "{$entry['title']}: $reason";
            }
        }
    }
    $noted = Changes::take();
    if ($noted !== null) {
        // Of a single entry, the website would take that entry alone first.
        Changes::note($noted['action'], $noted['postType'], $outcome['added'] + $outcome['changed'] === 1 ? $noted['id'] ?? null : null);
    }
    set_transient(CSV_APPLY . get_current_user_id(), $outcome, HOUR_IN_SECONDS);
    wp_safe_redirect(admin_url("edit.php?post_type=$type"));
    exit;
}

/** @param array<string, mixed> $entry Of a plan.
 * @return string Why it was not written; empty when it was. */
function write_planned(string $type, array $entry): string
{
    $write = $entry['write'];
    $caps = get_post_type_object($type)->cap;
    if ($entry['id'] === 0) {
        $id = current_user_can($caps->create_posts) ? wp_insert_post(wp_slash(['post_type' => $type] + $write['post'])) : 0;
    } else {
        $post = get_post($entry['id']);
        if (!$post || csv_version($post) !== $entry['version']) {
            return text('csv_changed_meanwhile');
        }
        $id = current_user_can('edit_post', $post->ID) ? wp_update_post(wp_slash(['ID' => $post->ID] + $write['post'])) : 0;
    }
    if (!is_int($id) || $id === 0) {
        return text('not_allowed');
    }
    save_fields($id, $type, $write['fields']);
    return '';
}
