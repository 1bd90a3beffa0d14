<?php
/** Router of PHP's own server: files as they are, everything else through WordPress. */
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
$isProgram = (bool) preg_match('/\.php$/', $path);
if (str_starts_with($path, '/wp-content/') && !$isProgram && !str_contains($path, '..')) {
    $file = getenv('WORDPRESS_RUN_DIR') . '/content' . substr(rawurldecode($path), strlen('/wp-content'));
    if (!is_file($file)) {
        http_response_code(404);
        return true;
    }
    $types = ['js' => 'text/javascript', 'css' => 'text/css'];
    header('Content-Type: ' . ($types[pathinfo($file, PATHINFO_EXTENSION)] ?? mime_content_type($file) ?: 'application/octet-stream'));
    header('Content-Length: ' . filesize($file));
    readfile($file);
    return true;
}
// Programs, and the scripts and styles of the administration.
if (is_file($_SERVER['DOCUMENT_ROOT'] . $path) && ($isProgram || preg_match('#^/wp-(?:admin|includes)/#', $path))) {
    return false;
}
$_SERVER['SCRIPT_NAME'] = '/index.php';
require $_SERVER['DOCUMENT_ROOT'] . '/index.php';
