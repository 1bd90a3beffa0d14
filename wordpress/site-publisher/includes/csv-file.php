<?php
/** Files of comma-separated values, as spreadsheets write and read them: with semicolons, commas or tabs, in UTF-8. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const BYTE_ORDER_MARK = "\xEF\xBB\xBF";
/** Excel opens a file with these without asking where numbers have a comma, as in Estonia. */
const CSV_DELIMITER = ';';

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
    $best = [];
    $most = 0;
    foreach ([';', ',', "\t"] as $delimiter) {
        $rows = split_rows($text, $delimiter);
        $known = $rows === [] ? 0 : $count_known(reset($rows));
        if ($known > $most) {
            [$best, $most] = [$rows, $known];
        }
    }
    return $most === 0 ? text('csv_no_headings') : $best;
}

/** @return array<int, array<int, string>> */
function split_rows(string $text, string $delimiter): array
{
    $stream = fopen('php://temp', 'r+');
    // What some programs write on top.
    fwrite($stream, (string) preg_replace('/^sep=.\r?\n/', "\n", $text));
    rewind($stream);
    $rows = [];
    for ($number = 1; ($row = fgetcsv($stream, 0, $delimiter, '"', '')) !== false; $number++) {
        $cells = array_map('strval', $row ?: []);
        if (array_filter(array_map('trim', $cells), 'strlen') !== []) {
            $rows[$number] = $cells;
        }
    }
    fclose($stream);
    return $rows;
}
