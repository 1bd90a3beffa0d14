<?php
/** Edit fields for the plugin's own content types. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** The last day of what is valid until further notice. */
const NO_END = '2999-01-01';

/** Invalid input of an editor, by field. */
const UNREAD_FIELDS = '_site_publisher_unread';

add_action('add_meta_boxes', function (string $type): void {
    if (in_array($type, own_types(), true)) {
        add_meta_box('site_publisher_fields', text('fields'), __NAMESPACE__ . '\\print_fields', $type);
    }
});
add_action('save_post', __NAMESPACE__ . '\\save_typed_fields', 10, 2);
add_filter('enter_title_here', function (string $text, \WP_Post $post): string {
    $key = "title_{$post->post_type}";
    return has_text($key) && in_array($post->post_type, own_types(), true) ? text($key) : $text;
}, 10, 2);

function print_fields(\WP_Post $post): void
{
    wp_nonce_field("site_publisher_fields_{$post->ID}", 'site_publisher_fields_nonce');
    $fields = entry_fields($post->ID);
    $unread = (array) get_post_meta($post->ID, UNREAD_FIELDS, true);
    echo '<table class="form-table" role="presentation">';
    foreach (content_fields()[$post->post_type] as $name => $kind) {
        $id = "site_publisher_field_$name";
        $typed = !has_parts($kind) && is_string($unread[$name] ?? null) ? $unread[$name] : null;
        printf(
            '<tr><th scope="row"><label for="%s">%s</label></th><td>',
            esc_attr($id),
            esc_html(field_label($post->post_type, $name))
        );
        if (has_parts($kind)) {
            $field = ['id' => $id, 'name' => "site_publisher_fields[$name]", 'label' => field_label($post->post_type, $name)];
            print_parts($kind, $field, $fields[$name] ?? '');
        } else {
            print_field($kind, $id, $name, $typed ?? shown_value($kind, $fields[$name] ?? ''));
        }
        $fault = $typed === null ? field_fault($post->post_type, $name, $kind, $fields) : text('field_unread');
        // Nobody has filled in a new entry yet.
        if ($fault !== null && $post->post_status !== 'auto-draft') {
            printf('<p class="notice notice-error">%s</p>', esc_html($fault));
        }
        echo '</td></tr>';
    }
    echo '</table>';
}

/** A field that means something else in one type than in the others has a label of its own there. */
function field_label(string $type, string $name): string
{
    return has_text("field_{$type}_$name") ? text("field_{$type}_$name") : text("field_$name");
}

/** @param string|string[] $kind */
function print_field($kind, string $id, string $name, string $value): void
{
    $shared = sprintf('id="%s" name="site_publisher_fields[%s]"', esc_attr($id), esc_attr($name));
    // phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- $shared is escaped.
    if (is_array($kind)) {
        echo "<select $shared>";
        foreach (array_merge([''], $kind) as $choice) {
            $label = text('choice_' . ($choice === '' ? 'none' : $choice));
            printf('<option value="%s"%s>%s</option>', esc_attr($choice), selected($value, $choice, false), esc_html($label));
        }
        echo '</select>';
        return;
    }
    if (in_array($kind, ['lines', 'list', 'json'], true)) {
        $form = $kind === 'json' ? 'rows="8" class="large-text code" spellcheck="false"' : 'rows="4" class="large-text"';
        printf("<textarea $shared $form>%s</textarea>", esc_textarea($value));
        return;
    }
    if ($kind === 'yes') {
        printf("<input type=\"checkbox\" $shared value=\"1\"%s>", checked($value, '1', false));
        return;
    }
    $types = ['number' => 'number', 'day' => 'date', 'end' => 'date', 'instant' => 'datetime-local'];
    $step = $kind === 'number' ? ' step="any"' : '';
    $type = $types[$kind] ?? 'text';
    printf("<input type=\"$type\" class=\"regular-text\"$step $shared value=\"%s\">", esc_attr($value));
    // phpcs:enable
}

/** @param string|string[] $kind
 * @param mixed $value
 * @return string As the field has it. */
function shown_value($kind, $value): string
{
    if ($kind === 'json') {
        $flags = JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES;
        return $value === '' ? '' : (string) wp_json_encode($value, $flags);
    }
    if ($kind === 'list') {
        return is_array($value) ? implode("\n", array_filter($value, 'is_scalar')) : '';
    }
    if ($kind === 'instant') {
        $at = is_string($value) ? strtotime($value) : false;
        return $at === false ? '' : (string) wp_date('Y-m-d\\TH:i', $at);
    }
    if ($kind === 'end' && $value === NO_END) {
        return '';
    }
    return is_scalar($value) ? (string) $value : '';
}

function save_typed_fields(int $id, \WP_Post $post): void
{
    $sent = sent_fields($post);
    if ($sent !== null) {
        save_entry_fields($id, $post->post_type, $sent['fields']);
        update_post_meta($id, UNREAD_FIELDS, wp_slash($sent['unread']));
    }
}

/** @return array{fields: array<string, mixed>, unread: array<string, string>}|null null where the request sends no fields of the entry that
 * may be saved. */
function sent_fields(\WP_Post $post): ?array
{
    if (!in_array($post->post_type, own_types(), true) || !isset($_POST['site_publisher_fields'])) {
        return null;
    }
    $nonce = sanitize_text_field(wp_unslash($_POST['site_publisher_fields_nonce'] ?? ''));
    if (!wp_verify_nonce($nonce, "site_publisher_fields_{$post->ID}") || !current_user_can('edit_post', $post->ID)) {
        return null;
    }
    // Whoever keeps the fields cleans each.
    $typed = (array) wp_unslash($_POST['site_publisher_fields']);
    $fields = entry_fields($post->ID);
    $unread = [];
    foreach (content_fields()[$post->post_type] as $name => $kind) {
        $text = is_string($typed[$name] ?? null) ? trim($typed[$name]) : '';
        $value = has_parts($kind) ? typed_parts($kind, $typed[$name] ?? '', $fields[$name] ?? '') : typed_value($kind, $text);
        if ($value === null) {
            $unread[$name] = sanitize_textarea_field($text);
        } else {
            $fields[$name] = $value;
        }
    }
    return ['fields' => $fields, 'unread' => $unread];
}

/** @param string|string[] $kind
 * @return mixed null for what cannot be read. */
function typed_value($kind, string $text)
{
    if ($kind === 'json') {
        return $text === '' ? [] : json_decode($text, true);
    }
    if ($kind === 'list') {
        return preg_split('/\s*\R\s*/u', $text, -1, PREG_SPLIT_NO_EMPTY) ?: [];
    }
    if ($kind === 'yes') {
        return $text === '1' ? '1' : '0';
    }
    if ($kind === 'instant' && $text !== '') {
        $at = date_create($text, wp_timezone());
        return $at ? $at->format(DATE_ATOM) : null;
    }
    if ($kind === 'end') {
        return $text === '' ? NO_END : $text;
    }
    return is_array($kind) && !in_array($text, $kind, true) ? '' : $text;
}
