<?php
/** A clock that is wrong by `tests_clock` seconds, for the plugin and for what WordPress notes of entries. */

namespace SitePublisher;

function time(): int
{
    return \time() + (int) get_option('tests_clock', 0);
}

add_filter('wp_insert_post_data', function (array $post, array $asked): array {
    $written = empty($asked['ID']) ? ['post_date', 'post_date_gmt'] : [];
    foreach (['post_modified', 'post_modified_gmt', ...$written] as $name) {
        $post[$name] = gmdate('Y-m-d H:i:s', (int) strtotime("{$post[$name]} UTC") + (int) get_option('tests_clock', 0));
    }
    return $post;
}, 10, 2);
