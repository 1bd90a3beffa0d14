<?php
/** Runs when the plugin is deleted: removes everything except entries. */
if (!defined('WP_UNINSTALL_PLUGIN')) {
    exit;
}

require_once __DIR__ . '/includes/capabilities.php';
SitePublisher\revoke_capabilities();

global $wpdb;
foreach (['site_publisher', 'site_publisher_sent', 'site_publisher_taken', 'site_publisher_deleted_files', 'site_publisher_read', 'site_publisher_timer'] as $site_publisher_option) {
    delete_option($site_publisher_option);
}
$site_publisher_events = $wpdb->get_col($wpdb->prepare(
    "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s",
    $wpdb->esc_like('site_publisher_hint_') . '%'
));
array_map('delete_option', $site_publisher_events);
// Also what was to be shown to somebody once, and was not.
$site_publisher_transients = $wpdb->get_col($wpdb->prepare(
    "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s",
    $wpdb->esc_like('_transient_site_publisher_') . '%'
));
foreach ($site_publisher_transients as $site_publisher_transient) {
    delete_transient(substr($site_publisher_transient, strlen('_transient_')));
}
delete_post_meta_by_key('_site_publisher_pages');
delete_post_meta_by_key('_site_publisher_changed');
wp_clear_scheduled_hook('site_publisher_retry');
wp_clear_scheduled_hook('site_publisher_sweep');
