<?php
/** Fields that somebody types and has not saved. WordPress keeps an unsaved title and text as an autosave of each person; the fields are
 * kept with it, so that a preview shows them. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

add_action('load-post.php', __NAMESPACE__ . '\\begin_preview');
add_action('_wp_put_post_revision', __NAMESPACE__ . '\\keep_unsaved_fields');
add_action('wp_ajax_site_publisher_unsaved', __NAMESPACE__ . '\\keep_unsaved');

/** The classic form sends everything for a preview. WordPress would delete the autosave where nothing but fields differs; it always makes
 * a new one. */
function begin_preview(): void
{
    $post = ($_POST['wp-preview'] ?? '') === 'dopreview' ? get_post((int) ($_POST['post_ID'] ?? 0)) : null;
    if ($post && sent_fields($post) !== null) {
        delete_own_autosave($post);
    }
}

/** @param int $id Of a revision. */
function keep_unsaved_fields(int $id): void
{
    $parent = wp_is_post_autosave($id);
    $post = $parent ? get_post($parent) : null;
    $sent = $post ? sent_fields($post) : null;
    if ($sent !== null) {
        // update_post_meta would change the entry itself.
        update_metadata('post', $id, FIELDS, wp_slash(clean_fields($post->post_type, $sent)));
    }
}

/** The block editor sends nothing but title and text for a preview, and a page beside a form is shown without one: assets/beside.js sends
 * the fields, of the classic form with the title. */
function keep_unsaved(): void
{
    $post = get_post((int) ($_POST['post_ID'] ?? 0));
    $sent = $post ? sent_fields($post) : null;
    if ($sent === null) {
        wp_send_json_error(null, 403);
    }
    $is_draft = in_array($post->post_status, ['draft', 'auto-draft'], true);
    if ($is_draft && (int) $post->post_author === get_current_user_id() && !wp_check_post_lock($post->ID)) {
        // As WordPress does with title and text: somebody's own draft is saved.
        save_typed_fields($post->ID, $post);
        wp_send_json_success();
    }
    $autosave = wp_get_post_autosave($post->ID, get_current_user_id());
    $is_newer = $autosave && strtotime($autosave->post_modified_gmt) > strtotime($post->post_modified_gmt);
    $title = isset($_POST['post_title']) ? sanitize_text_field(wp_unslash($_POST['post_title'])) : null;
    if ($is_newer) {
        // Who reads it meanwhile finds one.
        if ($title !== null && $title !== $autosave->post_title) {
            wp_update_post(wp_slash(['ID' => $autosave->ID, 'post_title' => $title]));
        }
        keep_unsaved_fields($autosave->ID);
        wp_send_json_success();
    }
    delete_own_autosave($post);
    _wp_put_post_revision([
        'ID' => $post->ID, 'post_title' => $title ?? $post->post_title, 'post_content' => $post->post_content,
        'post_excerpt' => $post->post_excerpt,
    ], true);
    wp_send_json_success();
}

function delete_own_autosave(\WP_Post $post): void
{
    $autosave = wp_get_post_autosave($post->ID, get_current_user_id());
    if ($autosave) {
        wp_delete_post_revision($autosave);
    }
}
