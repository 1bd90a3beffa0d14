<?php
/** Files of comma-separated values, as spreadsheets write and read them: with semicolons, commas or tabs, in UTF-8. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const BYTE_ORDER_MARK = "\xEF\xBB\xBF";
/** Excel opens a file with these without asking where numbers have a comma, as in Estonia. */
const CSV_DELIMITER = ';';
/** A file of two million bytes may have a million rows, which take 800 MB: a page of WordPress has 256. */
const CSV_MAX_ROWS = 10000;
const CSV_MAX_COLUMNS = 1000;

/** @param array<int, array<int, string>> $rows
 * @return string With the mark by which Excel sees that it is UTF-8. */
function csv_file(array $rows): string
{
    $stream = fopen('php://temp', 'r+');
    $file = BYTE_ORDER_MARK;
    foreach ($rows as $row) {
        ftruncate($stream, 0);
        rewind($stream);
        // No escape sign: spreadsheets know none.
        fputcsv($stream, $row, CSV_DELIMITER, '"', '');
        rewind($stream);
        $file .= substr((string) stream_get_contents($stream), 0, -1) . "\r\n";
    }
    fclose($stream);
    return $file;
}

/** @param callable $count_known How many cells of a row are headings.
 * @return array<int, array<int, string>>|string Rows by their number in a spreadsheet, from 1, with none that is empty; or why the text cannot be read. */
function csv_rows(string $text, callable $count_known)
{
    if (strncmp($text, 'PK', 2) === 0 || strncmp($text, "\xD0\xCF\x11\xE0", 4) === 0) {
        return text('csv_is_sheet');
    }
    $text = strncmp($text, BYTE_ORDER_MARK, 3) === 0 ? substr($text, 3) : $text;
    if (preg_match('//u', $text) !== 1 || strpos($text, "\0") !== false) {
        return text('csv_not_utf8');
    }
    // Excel for the Mac ends lines like this.
    $text = strpos($text, "\n") === false ? str_replace("\r", "\n", $text) : $text;
    $best = '';
    $most = 0;
    foreach ([';', ',', "\t"] as $delimiter) {
        $first = split_rows($text, $delimiter, 1);
        $known = is_array($first) && $first !== [] ? $count_known(reset($first)) : 0;
        if ($known > $most) {
            [$best, $most] = [$delimiter, $known];
        }
    }
    if ($most === 0) {
        return text('csv_no_headings');
    }
    return split_rows($text, $best, PHP_INT_MAX) ?? text('csv_too_much');
}

/** @param int $wanted How many rows.
 * @return array<int, array<int, string>>|null null for more than fits into the memory of a page. */
function split_rows(string $text, string $delimiter, int $wanted): ?array
{
    $stream = fopen('php://temp', 'r+');
    // What some programs write on top.
    fwrite($stream, (string) preg_replace('/^sep=.\r?\n/', "\n", $text));
    rewind($stream);
    $rows = [];
    for ($number = 1; count($rows) < $wanted && ($row = fgetcsv($stream, 0, $delimiter, '"', '')) !== false; $number++) {
        if (count($row) > CSV_MAX_COLUMNS || count($rows) === CSV_MAX_ROWS) {
            fclose($stream);
            return null;
        }
        $cells = array_map('strval', $row ?: []);
        if (array_filter(array_map('trim', $cells), 'strlen') !== []) {
            $rows[$number] = $cells;
        }
    }
    fclose($stream);
    return $rows;
}
