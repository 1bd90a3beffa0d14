<?php
/** Previews open on the public website, which renders the draft with its own pages. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

add_filter('preview_post_link', __NAMESPACE__ . '\\lead_preview', 100, 2);
add_action('template_redirect', __NAMESPACE__ . '\\redirect_preview', 0);
add_action('rest_api_init', __NAMESPACE__ . '\\register_unsaved_fields', 1000);

/** What is typed and not saved (unsaved-fields.php), beside the title and the text of an autosave. */
function register_unsaved_fields(): void
{
    foreach (own_types() as $type) {
        register_rest_field("$type-revision", 'acf', [
            'get_callback' => function (array $revision): object {
                return (object) entry_fields((int) $revision['id']);
            },
            'schema' => ['type' => 'object', 'context' => ['view', 'edit'], 'additionalProperties' => true],
        ]);
    }
}

/** @param string|null $locale Its own language by default.
 * @param string $frame Origin of the page that may show it in a frame.
 * @return string|null null when the site has no preview for it. */
function preview_link(\WP_Post $post, ?string $locale = null, string $frame = ''): ?string
{
    $parent = wp_is_post_revision($post);
    $entry = $parent ? get_post($parent) : $post;
    $route = $entry ? synced_types()[$entry->post_type] ?? null : null;
    if (!$entry || $route === null || setting('url') === '' || setting('preview_secret') === '') {
        return null;
    }
    // Anyone with the link sees the draft: it is signed only for the entries that this person may edit.
    if (!current_user_can('edit_post', $entry->ID)) {
        return null;
    }
    $locale = $locale ?? entry_locale($entry);
    $ids = implode('-', array_merge([$entry->ID], editable_translations($entry)));
    $parameters = ['type' => $route, 'id' => $ids, 'locale' => $locale];
    $signed = "preview.$route.$ids.$locale";
    return $frame === '' ? signed_link('/preview', $parameters, $signed)
        : signed_link('/preview', $parameters + ['frame' => $frame], "$signed.in.$frame");
}

/** @return int[] Ids of the entries that WPML calls translations of an entry and that this person may edit. */
function editable_translations(\WP_Post $entry): array
{
    $element = "post_{$entry->post_type}";
    $group = apply_filters('wpml_element_trid', null, $entry->ID, $element);
    $members = $group === null ? [] : apply_filters('wpml_get_element_translations', [], $group, $element);
    $ids = [];
    foreach (is_array($members) ? $members : [] as $member) {
        $id = (int) ($member->element_id ?? 0);
        $is_shown = in_array(substr((string) ($member->language_code ?? ''), 0, 2), ['et', 'ru', 'en'], true);
        if ($is_shown && $id > 0 && $id !== $entry->ID && current_user_can('edit_post', $id)) {
            $ids[] = $id;
        }
    }
    return $ids;
}

/** @param string $link
 * @param \WP_Post|null $post */
function lead_preview($link, $post): string
{
    return ($post instanceof \WP_Post ? preview_link($post) : null) ?? (string) $link;
}

/** The block editor builds preview addresses itself when nothing changed since the last save; redirect them. */
function redirect_preview(): void
{
    $post = is_preview() ? get_queried_object() : null;
    if (!$post instanceof \WP_Post || !current_user_can('edit_post', $post->ID)) {
        return;
    }
    $link = preview_link($post);
    if ($link !== null) {
        nocache_headers();
        // The address comes from the settings.
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
