<?php
/** Answers several requests of the site's sync in one response. WordPress starts anew for each request, which takes longer
 * than most answers themselves; its own batch route only writes. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** Each is a list of at most 100 entries. */
const MAX_READS = 10;

add_action('rest_api_init', function (): void {
    register_rest_route(STATE_ROUTE, '/read', [
        'methods' => 'POST',
        // What is read is permitted by its own route; this keeps strangers from asking ten times as much at once.
        'permission_callback' => function (): bool {
            return current_user_can('edit_posts');
        },
        'args' => [
            'requests' => [
                'type' => 'array',
                'required' => true,
                'maxItems' => MAX_READS,
                'items' => [
                    'type' => 'object',
                    'properties' => [
                        'route' => ['type' => 'string', 'required' => true, 'pattern' => '^wp/v2/[a-z0-9_-]+(/[0-9]+)?$'],
                        'parameters' => [
                            'type' => 'object', 'required' => true, 'properties' => ['lang' => ['type' => 'string']],
                        ],
                    ],
                ],
            ],
        ],
        'callback' => __NAMESPACE__ . '\\read_together',
    ]);
});

/** @return array<int, array{status: int, headers: array<string, string|int>, body: array<mixed>}>|\WP_Error In the order of the requests. */
function read_together(\WP_REST_Request $request)
{
    note_seen(LAST_READ, wp_get_current_user()->user_login);
    $answers = [];
    foreach ($request['requests'] as $wanted) {
        if (!switch_language($wanted['parameters']['lang'] ?? null)) {
            return new \WP_Error('site_publisher_language', 'The language cannot be switched.', ['status' => 501]);
        }
        $answers[] = read_one('/' . $wanted['route'], $wanted['parameters']);
    }
    do_action('wpml_switch_language', null);
    return $answers;
}

/** WPML takes the language of a request from its address, before any route runs.
 * @return bool Whether what follows is read in the language; without WPML the routes decide. */
function switch_language(?string $language): bool
{
    $language = $language ?? apply_filters('wpml_default_language', null);
    do_action('wpml_switch_language', $language);
    return apply_filters('wpml_current_language', $language) === $language;
}

/** As WordPress answers a request of its own: with the fields that `_fields` names, and the headers.
 * @param array<string, mixed> $parameters
 * @return array{status: int, headers: array<string, string|int>, body: array<mixed>} */
function read_one(string $route, array $parameters): array
{
    $server = rest_get_server();
    $request = new \WP_REST_Request('GET', $route);
    $request->set_query_params($parameters);
    $answer = apply_filters('rest_post_dispatch', rest_ensure_response($server->dispatch($request)), $server, $request);
    return $server->envelope_response($answer, false)->get_data();
}
