<?php
/** Sets up a WordPress that somebody tries on this machine (scripts/wordpress/trial.ts), on every request before all plugins. */

foreach (json_decode((string) file_get_contents('/trial/constants.json'), true) as $trial_name => $trial_value) {
    define($trial_name, $trial_value);
}

// What PHP complains about is told in a file, not on pages.
error_reporting(E_ALL);
ini_set('display_errors', '0');
ini_set('log_errors', '1');
ini_set('error_log', '/trial/php.log');

// It is offline. One worker answers: a request of WordPress to itself would wait for ever, so the command calls wp-cron.php.
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('WP_ACCESSIBLE_HOSTS', '127.0.0.1');
define('AUTOMATIC_UPDATER_DISABLED', true);
define('DISABLE_WP_CRON', true);

// Application passwords over http, and nothing to send mail with.
add_filter('wp_is_application_passwords_available', '__return_true');
add_filter('pre_wp_mail', '__return_true');
