<?php
/** Installs WordPress into an empty database and prints the application passwords as JSON.
 * `php install.php FOLDER_OF_WORDPRESS` */
define('WP_INSTALLING', true);
$_SERVER['HTTP_HOST'] = parse_url(getenv('WORDPRESS_URL'), PHP_URL_HOST);
$_SERVER['SERVER_PROTOCOL'] = 'HTTP/1.1';
require $argv[1] . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
add_filter('pre_wp_mail', '__return_true');
$admin = wp_install('Tests', 'admin', 'admin@example.ee', false, '', 'password')['user_id'];
foreach (get_posts(['post_type' => ['post', 'page'], 'post_status' => 'any', 'numberposts' => -1]) as $post) {
    wp_delete_post($post->ID, true);
}
update_option('timezone_string', 'Europe/Tallinn');
update_option('permalink_structure', '/%year%/%monthnum%/%postname%/');
$categories = ['emergency-notices' => 'Erakorralised teated', 'waste-school' => 'Jäätmekool', 'company-news' => 'Uudised'];
foreach ($categories as $slug => $name) {
    wp_insert_term($name, 'category', ['slug' => $slug]);
}
// The menus have fixed ids (17 Estonian, 72 Russian, 73 English).
foreach ([17 => 'et', 72 => 'ru', 73 => 'en'] as $id => $name) {
    $wpdb->insert($wpdb->terms, ['term_id' => $id, 'name' => "Menu $name", 'slug' => "menu-$name"]);
    $wpdb->insert($wpdb->term_taxonomy, ['term_taxonomy_id' => $id, 'term_id' => $id, 'taxonomy' => 'nav_menu', 'description' => '']);
}
$reader = wp_insert_user(['user_login' => 'reader', 'user_pass' => 'password', 'role' => 'editor', 'user_email' => 'reader@example.ee']);
$password = fn ($user) => WP_Application_Passwords::create_new_application_password($user, ['name' => 'tests'])[0];
echo json_encode(['admin' => $password($admin), 'reader' => $password($reader)]);
