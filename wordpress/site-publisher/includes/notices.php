<?php
/** State of the last publish, above the lists of entries, on the dashboard and on the settings page. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

add_action('admin_notices', __NAMESPACE__ . '\\print_notices');
add_action('admin_post_site_publisher_retry', __NAMESPACE__ . '\\retry_now');

function print_notices(): void
{
    $screen = get_current_screen();
    $is_list = $screen && $screen->base === 'edit' && isset(synced_types()[$screen->post_type]);
    if (!$screen || !current_user_can('edit_posts')) {
        return;
    }
    if ($screen->id === 'edit-page' && in_array('page_texts', own_types(), true)) {
        print_notice('warning', esc_html(text('wordpress_pages')));
    }
    if (!$is_list && !in_array($screen->id, ['dashboard', 'nav-menus', 'settings_page_' . PAGE], true)) {
        return;
    }
    if (!is_set_up()) {
        print_setup_notice($screen->id);
        return;
    }
    print_delivery_notice();
    print_publish_notice();
    print_general_notes();
}

/** Max notes of no entry; the status page has all. */
const MAX_GENERAL_NOTES = 5;

/** What is wrong with no entry: no list shows it. Of a menu, its own screen says it. */
function print_general_notes(): void
{
    $notes = [];
    foreach (current_user_can('edit_others_posts') ? site_status(listed_ids())['notes'] : [] as $of => $own) {
        if ($of === 0 || (is_string($of) && get_current_screen()->id !== 'nav-menus')) {
            $notes = array_merge($notes, $own);
        }
    }
    foreach (array_slice($notes, 0, MAX_GENERAL_NOTES) as $note) {
        $kind = $note['kind'] === 'problem' ? 'error' : 'warning';
        print_notice($kind, esc_html(text("note_{$note['kind']}") . ' ' . $note['message']));
    }
}

function print_setup_notice(string $screen): void
{
    if (!current_user_can('manage_options')) {
        return;
    }
    $link = $screen === 'settings_page_' . PAGE ? '' : sprintf(
        ' <a href="%s">%s</a>',
        esc_url(admin_url('options-general.php?page=' . PAGE)),
        esc_html(text('open_settings'))
    );
    print_notice('warning', esc_html(text('not_set_up')) . $link);
}

function print_delivery_notice(): void
{
    $failed = failed_events();
    if ($failed === []) {
        return;
    }
    $last = end($failed);
    $next = max(array_column($failed, 'next')) === 0 ? 0 : min(array_filter(array_column($failed, 'next')));
    $message = text('delivery_failed', advice($last['answer']));
    $then = $next === 0 ? text('given_up') : text('tried_again', moment_text($next));
    $address = wp_nonce_url(admin_url('admin-post.php?action=site_publisher_retry'), 'site_publisher_retry');
    $link = sprintf('<a href="%s">%s</a>', esc_url($address), esc_html(text('try_now')));
    print_notice('error', esc_html("$message $then") . " $link");
}

function print_publish_notice(): void
{
    $status = site_status(listed_ids());
    $last = $status['publishes'][0] ?? null;
    if ($status['error'] !== '') {
        print_notice('warning', esc_html($status['error']));
    } elseif ($status['sync'] !== '') {
        print_notice('error', esc_html(text('sync_failed', $status['sync'])));
    } elseif ($last === null) {
        print_notice('info', esc_html(text('no_publish')));
    } elseif ($last['failure'] !== '') {
        print_notice('error', esc_html(text('publish_failed', moment_text($last['at']))));
    } else {
        $home = sprintf('<a href="%s">%s</a>', esc_url(setting('url') . '/'), esc_html(text('open_site')));
        // The status page lists the problems of all entries, so it is for those who may edit all of them.
        $status_link = current_user_can('edit_others_posts')
            ? sprintf(' <a href="%s">%s</a>', esc_url(status_page()), esc_html(text('open_status')))
            : '';
        $done = esc_html(text('publish_done', moment_text($last['at']), $last['changed']));
        print_notice('info', "$done $home$status_link");
    }
}

/** Address of the site's status page, in the editor's language. */
function status_page(): string
{
    $language = editor_language();
    return signed_link($language === 'et' ? '/status' : "/$language/status", [], 'status');
}

/** @param string $html Escaped. */
function print_notice(string $kind, string $html): void
{
    $name = esc_html(text('name'));
    // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- its callers escape it.
    printf('<div class="notice notice-%s site-publisher"><p><strong>%s:</strong> %s</p></div>', esc_attr($kind), $name, $html);
}

function retry_now(): void
{
    if (!current_user_can('edit_posts')) {
        wp_die(esc_html(text('not_allowed')), '', ['response' => 403]);
    }
    check_admin_referer('site_publisher_retry');
    retry_events(true);
    wp_safe_redirect(wp_get_referer() ?: admin_url());
    exit;
}
