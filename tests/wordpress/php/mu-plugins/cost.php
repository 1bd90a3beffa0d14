<?php
/** What a list of WordPress costs, behind its page. `tests_rows` of its address asks for it, and says how many entries the list has;
 * `tests_without` leaves the plugin's column out. */

if (isset($_GET['tests_rows'])) {
    $GLOBALS['tests_requests'] = 0;
    add_action('http_api_debug', fn () => $GLOBALS['tests_requests']++);
    add_filter('edit_posts_per_page', fn () => (int) $_GET['tests_rows']);
    add_filter('manage_post_posts_columns', fn ($columns) => isset($_GET['tests_without']) ? array_diff_key($columns, ['site_publisher' => '']) : $columns, 100);
    add_action('shutdown', function () {
        echo '<!-- cost: ' . wp_json_encode(['queries' => $GLOBALS['wpdb']->num_queries, 'requests' => $GLOBALS['tests_requests']]) . ' -->';
    }, 0);
}
