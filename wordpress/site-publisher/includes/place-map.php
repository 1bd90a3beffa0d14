<?php
/** A small map of Estonia beside the two numbers of a place: a click fills them in. It is a drawing of the plugin (assets/estonia.svg), so
 * nothing is asked of anybody else. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const COORDINATES = ['latitude', 'longitude'];

/** @param array<int, array<string, mixed>> $fields With both numbers.
 * @param array<string, mixed> $place Of what has the fields.
 * @param array<mixed> $values */
function draw_place(array $fields, array $place, array $values): void
{
    echo '<div class="site-publisher-place"><div>';
    foreach ($fields as $field) {
        if (in_array($field['name'], COORDINATES, true)) {
            draw_field($field, place_within($place, $field['name']), $values[$field['name']] ?? null);
        }
    }
    [$latitude, $longitude] = array_map(function (string $name) use ($place): string {
        return id_of(place_within($place, $name)['path']);
    }, COORDINATES);
    printf(
        '<p class="description">%s</p></div><div class="site-publisher-map" data-map data-latitude="%s" data-longitude="%s" hidden>%s</div></div>',
        esc_html(text('map_note')),
        esc_attr($latitude),
        esc_attr($longitude),
        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped, WordPress.WP.AlternativeFunctions -- A drawing of the plugin.
        file_get_contents(dirname(PLUGIN_FILE) . '/assets/estonia.svg')
    );
}
