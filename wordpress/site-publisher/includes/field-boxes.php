<?php
/** The form of an entry of the plugin's own types: below the title, drawn from kinds.json, read when the entry is saved, and checked by
 * the same rules before that. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** All inputs as one, which the script makes of them: PHP takes only so many (`max_input_vars`). */
const PACKED = 'site_publisher_packed';
/** Comes after all inputs: without it PHP has cut some off. */
const WHOLE = 'site_publisher_whole';

add_action('add_meta_boxes', function (string $type): void {
    if (in_array($type, own_types(), true)) {
        add_meta_box(FORM, text('fields'), __NAMESPACE__ . '\\print_fields', $type, 'normal', 'high');
    }
});
add_action('save_post', __NAMESPACE__ . '\\save_typed_fields', 10, 2);
add_action('admin_enqueue_scripts', __NAMESPACE__ . '\\load_form_files');
add_filter('enter_title_here', function (string $text, \WP_Post $post): string {
    if (!in_array($post->post_type, own_types(), true)) {
        return $text;
    }
    $label = kinds()[$post->post_type]['title']['label'] ?? null;
    return $label === null ? text('own_title') : worded($label);
}, 10, 2);
// WordPress's own address of such an entry leads nowhere by itself; those of its pages stand in the box with its state.
add_filter('get_sample_permalink_html', function (string $html, int $id): string {
    return in_array(get_post_type($id), own_types(), true) ? '' : $html;
}, 10, 2);
add_filter('post_updated_messages', function (array $messages): array {
    foreach (own_types() as $type) {
        // WordPress's own speak of posts, and link to pages that it does not have.
        $messages[$type] = array_fill(0, 11, text('saved'));
    }
    return $messages;
});

function load_form_files(): void
{
    $screen = get_current_screen();
    if (!$screen || $screen->base !== 'post' || !in_array($screen->post_type, own_types(), true)) {
        return;
    }
    wp_enqueue_editor();
    wp_enqueue_style('site-publisher-forms', plugins_url('assets/forms.css', PLUGIN_FILE), [], '1.0.0');
    wp_enqueue_script('site-publisher-forms', plugins_url('assets/forms.js', PLUGIN_FILE), ['wp-api-fetch', 'wp-a11y'], '1.0.0', true);
    $texts = [];
    foreach (['add_row', 'add_named', 'remove_row', 'row_up', 'row_down', 'row_removed', 'undo', 'pasted', 'pasted_not', 'as_above', 'closed', 'close_day', 'pasted_columns', 'faults_some'] as $key) {
        $texts[$key] = texts()[$key];
    }
    $place = ['form' => FORM, 'packed' => PACKED, 'whole' => WHOLE, 'route' => '/' . STATE_ROUTE . CHECK_ROUTE, 'texts' => $texts];
    wp_add_inline_script('site-publisher-forms', 'window.sitePublisherForms = ' . wp_json_encode($place) . ';', 'before');
}

function print_fields(\WP_Post $post): void
{
    wp_nonce_field(FORM . "_{$post->ID}", FORM . '_nonce');
    $fields = named_fields($post->post_type, entry_fields($post->ID));
    // Nobody has filled in a new entry yet.
    $faults = $post->post_status === 'auto-draft' ? [] : faults_of(fields_of($post->post_type), $fields);
    printf('<div class="site-publisher-form" data-type="%s" data-entry="%d">', esc_attr($post->post_type), (int) $post->ID);
    if (get_transient(WHOLE . $post->ID)) {
        delete_transient(WHOLE . $post->ID);
        printf('<div class="notice notice-error inline"><p>%s</p></div>', esc_html(text('form_cut')));
    }
    print_summary($faults);
    draw_fields(fields_of($post->post_type), form_place($faults), $fields);
    printf('<input type="hidden" name="%s" value="1"></div>', esc_attr(WHOLE));
}

/** @param array<string, array{label: string, message: string}> $faults */
function print_summary(array $faults): void
{
    printf(
        '<div class="site-publisher-summary notice notice-error inline" role="status"%s><p><strong>%s</strong></p><ul>',
        $faults === [] ? ' hidden' : '',
        esc_html(text('faults_some', count($faults)))
    );
    foreach ($faults as $path => $fault) {
        printf('<li><a href="#%s">%s</a>: %s</li>', esc_attr(id_of($path)), esc_html($fault['label']), esc_html($fault['message']));
    }
    echo '</ul></div>';
}

function save_typed_fields(int $id, \WP_Post $post): void
{
    $fields = sent_fields($post);
    if ($fields !== null) {
        save_fields($id, $post->post_type, $fields);
    }
}

/** @return array<string, mixed>|null null where the request sends no fields of the entry that may be saved. */
function sent_fields(\WP_Post $post): ?array
{
    // phpcs:disable WordPress.Security.ValidatedSanitizedInput -- Only compared or read by the description; clean_fields cleans each.
    $nonce = text_value($_POST[FORM . '_nonce'] ?? '');
    $may_save = wp_verify_nonce($nonce, FORM . "_{$post->ID}") && current_user_can('edit_post', $post->ID);
    if (!in_array($post->post_type, own_types(), true) || !$may_save) {
        return null;
    }
    if (isset($_POST[PACKED])) {
        $typed = unpacked(json_decode(text_value(wp_unslash($_POST[PACKED])), true));
    } elseif (isset($_POST[WHOLE])) {
        $typed = wp_unslash($_POST[FORM] ?? []);
    } else {
        set_transient(WHOLE . $post->ID, '1', HOUR_IN_SECONDS);
        return null;
    }
    // phpcs:enable
    return packed(read_fields(fields_of($post->post_type), $typed));
}
