<?php
/** One prepared WordPress serves every run of the tests: what differs comes from the environment. */
define('DB_NAME', 'wordpress');
define('DB_USER', 'root');
define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:' . getenv('WORDPRESS_RUN_DIR') . '/s');
define('DB_CHARSET', 'utf8mb4');
define('DB_COLLATE', '');
define('WP_HOME', getenv('WORDPRESS_URL'));
define('WP_SITEURL', getenv('WORDPRESS_URL'));
define('WP_CONTENT_DIR', getenv('WORDPRESS_RUN_DIR') . '/content');
define('WP_CONTENT_URL', getenv('WORDPRESS_URL') . '/wp-content');
define('WPMU_PLUGIN_DIR', getenv('WORDPRESS_MU_PLUGINS'));
// Application passwords over http.
define('WP_ENVIRONMENT_TYPE', 'local');
define('WP_HTTP_BLOCK_EXTERNAL', true);
define('WP_ACCESSIBLE_HOSTS', '127.0.0.1');
define('AUTOMATIC_UPDATER_DISABLED', true);
// Tests call wp-cron.php themselves.
define('DISABLE_WP_CRON', true);
define('WP_DEBUG', false);
foreach (['AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE'] as $name) {
    define($name . '_KEY', 'tests only');
    define($name . '_SALT', 'tests only');
}
$table_prefix = 'wp_';
if (!defined('ABSPATH')) {
    define('ABSPATH', __DIR__ . '/');
}
require_once ABSPATH . 'wp-settings.php';
