<?php
/** Button that sends a signed webhook and requests the status; shows both results and what to do. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

add_action('admin_post_site_publisher_test', __NAMESPACE__ . '\\run_test');

function print_test_button(): void
{
    printf('<h2>%s</h2><p>%s</p>', esc_html(text('test')), esc_html(text('test_note')));
    printf('<form method="post" action="%s">', esc_url(admin_url('admin-post.php')));
    echo '<input type="hidden" name="action" value="site_publisher_test">';
    wp_nonce_field('site_publisher_test');
    submit_button(text('test_send'), 'secondary', 'submit', true, is_set_up() ? [] : ['disabled' => 'disabled']);
    echo '</form>';
}

function run_test(): void
{
    if (!current_user_can('manage_options')) {
        wp_die(esc_html(text('not_allowed')), '', ['response' => 403]);
    }
    check_admin_referer('site_publisher_test');
    if (is_set_up()) {
        // Names no entry, so the site only compares.
        $webhook = new_webhook(['action' => 'update', 'postType' => 'posts']);
        $answer = send_webhook($webhook['id'], $webhook['body']);
        if (is_taken($answer['status'])) {
            // The site now compares everything, so it finds the changes of failed events too.
            array_map(__NAMESPACE__ . '\\forget_event', array_column(failed_events(), 'id'));
        }
        delete_transient(STATUS);
        $status = site_status();
        set_transient(test_key(), ['answer' => $answer, 'status' => $status['error']], MINUTE_IN_SECONDS);
    }
    wp_safe_redirect(admin_url('options-general.php?page=' . PAGE));
    exit;
}

/** Shows the result once, to the person who clicked. */
function print_test_answer(): void
{
    $test = get_transient(test_key());
    if (!is_array($test)) {
        return;
    }
    delete_transient(test_key());
    print_notice(is_taken($test['answer']['status']) ? 'success' : 'error', esc_html(advice($test['answer'])));
    $status = $test['status'] === '' ? text('status_read') : $test['status'];
    print_notice($test['status'] === '' ? 'success' : 'error', esc_html($status));
}

function test_key(): string
{
    return 'site_publisher_test_' . get_current_user_id();
}
