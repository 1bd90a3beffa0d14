<?php
/** Adds the missing routes of general-purpose-api, when enabled. WordPress does not know emptyings and missed
 * addresses: the responses are empty until a filter supplies them. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const API = 'general-purpose-api';
const RESULTS_PER_PAGE = 10;

add_action('rest_api_init', __NAMESPACE__ . '\\register_missing_routes', 1000);

function register_missing_routes(): void
{
    if (setting('content_types') === '') {
        return;
    }
    $there = rest_get_server()->get_routes(API);
    foreach (own_routes() as $path => $route) {
        if (!isset($there['/' . API . $path])) {
            register_rest_route(API, $path, $route + ['methods' => 'GET', 'permission_callback' => '__return_true']);
        }
    }
}

/** @return array<string, array<string, mixed>> */
function own_routes(): array
{
    $words = ['type' => 'string', 'required' => true, 'sanitize_callback' => 'sanitize_text_field'];
    return [
        '/upcoming-discharges' => [
            // Emptyings reveal where a customer lives.
            'permission_callback' => function (): bool {
                return current_user_can(DISCHARGES_CAPABILITY);
            },
            'args' => ['contractNumber' => $words],
            'callback' => function (\WP_REST_Request $request): array {
                /** Filter: list of contractNumber, garbage, itemType, address and date (yyyy-MM-dd). */
                return (array) apply_filters('site_publisher_upcoming_discharges', [], $request['contractNumber']);
            },
        ],
        '/failed-discharges' => [
            'callback' => function (): array {
                /** Filter: list of id, area, city, address and date (yyyy-MM-dd); garbage, reason and newDate where
                 * known. */
                return (array) apply_filters('site_publisher_failed_discharges', []);
            },
        ],
        '/search' => [
            'args' => [
                'query' => $words,
                'page' => ['type' => 'integer', 'minimum' => 1, 'default' => 1],
            ],
            'callback' => function (\WP_REST_Request $request): array {
                $found = search_types($request['query'], $request['page']);
                /** Results by type, each with id, name and address; total and totalPages. */
                return (array) apply_filters('site_publisher_search', $found, $request['query'], $request['page']);
            },
        ],
    ];
}

/** @return array<string, mixed> */
function search_types(string $words, int $page): array
{
    $found = ['kojv_olme' => [], 'kojv_ehitus' => [], 'waste_stations' => [], 'failed_discharges' => []];
    $total = 0;
    $pages = 0;
    foreach (array_filter(array_keys($found), 'post_type_exists') as $type) {
        $query = new \WP_Query([
            's' => $words,
            'post_type' => $type,
            'post_status' => 'publish',
            'has_password' => false,
            'posts_per_page' => RESULTS_PER_PAGE,
            'paged' => $page,
        ]);
        $found[$type] = array_map(__NAMESPACE__ . '\\search_result', $query->posts);
        $total += $query->found_posts;
        $pages = max($pages, $query->max_num_pages);
    }
    return $found + ['total' => $total, 'totalPages' => $pages];
}

/** @return array{id: int, name: string, address: string} */
function search_result(\WP_Post $post): array
{
    $fields = entry_fields($post->ID);
    $places = [];
    foreach (['address', 'region', 'district'] as $name) {
        // Fields of another plugin are ordinary post meta.
        $places[] = $fields[$name] ?? get_post_meta($post->ID, $name, true);
    }
    return [
        'id' => $post->ID,
        'name' => html_entity_decode(get_the_title($post), ENT_QUOTES, 'UTF-8'),
        'address' => implode(', ', array_filter($places, function ($place): bool {
            return is_string($place) && $place !== '';
        })),
    ];
}
