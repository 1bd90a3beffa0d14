<?php
/** Router of PHP's own server: files as they are, everything else through WordPress. */
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
$uploads = getenv('WORDPRESS_RUN_DIR') . '/content';
if (str_starts_with($path, '/wp-content/uploads/') && !str_contains($path, '..')) {
    $file = $uploads . substr(rawurldecode($path), strlen('/wp-content'));
    if (!is_file($file)) {
        http_response_code(404);
        return true;
    }
    header('Content-Type: ' . (mime_content_type($file) ?: 'application/octet-stream'));
    header('Content-Length: ' . filesize($file));
    readfile($file);
    return true;
}
if (preg_match('/\.php$/', $path) && is_file($_SERVER['DOCUMENT_ROOT'] . $path)) {
    return false;
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
