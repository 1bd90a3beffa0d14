<?php
/** Previews open on the public website, which renders the draft with its own pages. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

add_filter('preview_post_link', __NAMESPACE__ . '\\lead_preview', 100, 2);
add_action('template_redirect', __NAMESPACE__ . '\\redirect_preview', 0);

/** @return string|null null where the site shows no preview. */
function preview_link(\WP_Post $post): ?string
{
    $parent = wp_is_post_revision($post);
    $entry = $parent ? get_post($parent) : $post;
    $route = $entry ? told_types()[$entry->post_type] ?? null : null;
    if (!$entry || $route === null || setting('url') === '' || setting('preview_secret') === '') {
        return null;
    }
    $locale = entry_locale($entry);
    $parameters = ['type' => $route, 'id' => (string) $entry->ID, 'locale' => $locale];
    return signed_link('/preview', $parameters, "preview.$route.{$entry->ID}.$locale");
}

/** @param string $link
 * @param \WP_Post|null $post */
function lead_preview($link, $post): string
{
    return ($post instanceof \WP_Post ? preview_link($post) : null) ?? (string) $link;
}

/** The block editor makes addresses of previews itself when nothing has changed since the last save; they lead here. */
function redirect_preview(): void
{
    $post = is_preview() ? get_queried_object() : null;
    if (!$post instanceof \WP_Post || !current_user_can('edit_post', $post->ID)) {
        return;
    }
    $link = preview_link($post);
    if ($link !== null) {
        nocache_headers();
        // The address is the one of the settings.
        wp_redirect($link, 302, 'Site Publisher');
        exit;
    }
}

/** @return string The language of an entry: WPML's, else Estonian. */
function entry_locale(\WP_Post $post): string
{
    $details = apply_filters('wpml_post_language_details', null, $post->ID);
    $code = is_array($details) ? $details['language_code'] ?? '' : '';
    if ($code === '') {
        $element = ['element_id' => $post->ID, 'element_type' => $post->post_type];
        $code = apply_filters('wpml_element_language_code', '', $element);
    }
    $language = is_string($code) ? substr($code, 0, 2) : '';
    return in_array($language, ['ru', 'en'], true) ? $language : 'et';
}
