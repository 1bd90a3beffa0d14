<?php
/** Checks a form while somebody fills it in, by the same rules as after saving: the script asks, and shows each fault at its field. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** Name of all inputs, and beginning of their ids. */
const FORM = 'site_publisher_fields';
const CHECK_ROUTE = '/check';

add_action('rest_api_init', function (): void {
    register_rest_route(STATE_ROUTE, CHECK_ROUTE, [
        'methods' => 'POST',
        'permission_callback' => function (\WP_REST_Request $request): bool {
            return current_user_can('edit_post', (int) $request['id']);
        },
        'callback' => __NAMESPACE__ . '\\answer_check',
        'args' => ['id' => ['type' => 'integer', 'required' => true], 'fields' => ['type' => 'array', 'required' => true]],
    ]);
});

/** What is wrong with a form as it is filled in.
 * @return array<int, array{id: string, label: string, message: string}> */
function answer_check(\WP_REST_Request $request): array
{
    $fields = fields_of((string) get_post_type((int) $request['id']));
    $faults = faults_of($fields, read_fields($fields, unpacked($request['fields'])));
    return array_map(function (string $path, array $fault): array {
        return ['id' => id_of($path)] + $fault;
    }, array_keys($faults), $faults);
}

/** @return string Of the element at a path. */
function id_of(string $path): string
{
    return FORM . '_' . str_replace('.', '_', $path);
}

/** @param mixed $pairs Name and value of each input.
 * @return array<mixed> As PHP reads inputs whose names are like a[b][]. */
function unpacked($pairs): array
{
    $typed = [];
    foreach (list_value($pairs) as $pair) {
        preg_match_all('/\[([^\[\]]*)\]/', text_at($pair, 0), $found);
        $at = &$typed;
        foreach ($found[1] as $key) {
            if (!is_array($at)) {
                $at = [];
            }
            if ($key === '') {
                $at = &$at[];
            } else {
                $at = &$at[$key];
            }
        }
        $at = text_at($pair, 1);
        unset($at);
    }
    return $typed;
}
