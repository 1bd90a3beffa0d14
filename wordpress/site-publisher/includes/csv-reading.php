<?php
/** Reads the lines of an entry into what its form would send, so that they are read and checked as a form is. Remembers in which line and
 * column each value stands, so that a fault is said there. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

final class CsvReading
{
    /** @var array<string, array{0: int, 1: string}> Line and column by path of the form. */
    private array $places = [];
    /** @var array<int, array{line: int, column: string, message: string}> What can be seen before the form is read. */
    public array $faults = [];

    /** @param array<int, array<string, mixed>> $fields
     * @param array<int, array{number: int, cells: array<string, string>}> $lines
     * @return array<string, mixed> */
    public function typed(array $fields, array $lines): array
    {
        return $this->fields($fields, '', '', $lines);
    }

    /** @return array{0: int, 1: string} Of a path, or of what it stands in. */
    public function place(string $path): array
    {
        for ($at = $path; $at !== ''; $at = (string) substr($at, 0, (int) strrpos($at, '.'))) {
            if (isset($this->places[$at])) {
                return $this->places[$at];
            }
        }
        return [0, ''];
    }

    /** @param array<int, array{number: int, cells: array<string, string>}> $lines
     * @return string What the lines of an entry say in a column: one of them, or each the same. */
    public function cell(string $key, string $path, array $lines): string
    {
        $found = '';
        $this->places[$path] = [$lines[0]['number'] ?? 0, $key];
        foreach ($lines as ['number' => $number, 'cells' => $cells]) {
            $cell = trim($cells[$key] ?? '');
            if ($cell === '' || $cell === $found) {
                continue;
            }
            if ($found !== '') {
                $this->fault($number, $key, text('csv_two_values', $this->places[$path][0], $found, $cell));
                continue;
            }
            $found = $cell;
            $this->places[$path] = [$number, $key];
        }
        return $found;
    }

    public function fault(int $line, string $column, string $message): void
    {
        $this->faults[] = ['line' => $line, 'column' => $column, 'message' => $message];
    }

    /** @param array<int, array<string, mixed>> $fields
     * @param array<int, array{number: int, cells: array<string, string>}> $lines
     * @return array<string, mixed> */
    private function fields(array $fields, string $key, string $path, array $lines): array
    {
        $typed = [];
        foreach ($fields as ['name' => $name, 'input' => $input]) {
            $typed[$name] = $this->input($input, $key === '' ? $name : "$key.$name", $path === '' ? $name : "$path.$name", $lines);
        }
        return $typed;
    }

    /** @param array<string, mixed> $input
     * @param array<int, array{number: int, cells: array<string, string>}> $lines
     * @return mixed */
    private function input(array $input, string $key, string $path, array $lines)
    {
        switch ($input['type']) {
            case 'texts':
                $texts = [];
                foreach ($input['languages'] as $language) {
                    $texts[$language] = $this->cell("$key.$language", "$path.$language", $lines);
                }
                return $texts;
            case 'group':
                return $this->fields($input['fields'], $key, $path, $lines);
            case 'table':
            case 'blocks':
                return $this->rows($input, $key, $path, $lines);
            case 'variant':
                $chosen = $this->variant($input, $key, $path, $lines);
                return ['type' => $chosen, $chosen => $this->fields(variant_fields($input, $chosen), "$key.$chosen", "$path.$chosen", $lines)];
            case 'record':
                return $this->record($input, $key, $path, $lines);
            case 'hours':
                return $this->hours($key, $path, $lines);
            default:
                return $this->value($input, $key, $path, $lines);
        }
    }

    /** @param array<string, mixed> $input
     * @param array<int, array{number: int, cells: array<string, string>}> $lines
     * @return mixed */
    private function value(array $input, string $key, string $path, array $lines)
    {
        $cell = $this->cell($key, $path, $lines);
        $typed = typed_cell($input, $cell);
        if ($input['type'] === 'yes' && !in_array($typed, ['0', '1'], true)) {
            $this->fault($this->places[$path][0], $key, text('csv_no_yes', $cell));
        }
        return $typed;
    }

    /** @param array<string, mixed> $input
     * @param array<int, array{number: int, cells: array<string, string>}> $lines
     * @return array<int, array<string, mixed>> */
    private function rows(array $input, string $key, string $path, array $lines): array
    {
        $typed = [];
        foreach ($this->groups($key, has_rows_within($input), $lines) as $index => $own) {
            $this->places["$path.$index"] = [$own[0]['number'], ''];
            if (isset($input['columns'])) {
                $typed[$index] = $this->fields($input['columns'], $key, "$path.$index", $own);
                continue;
            }
            $chosen = $this->variant($input, $key, "$path.$index", $own);
            $typed[$index] = ['type' => $chosen] + $this->fields(variant_fields($input, $chosen), "$key.$chosen", "$path.$index", $own);
        }
        return $typed;
    }

    /** @param array<int, array{number: int, cells: array<string, string>}> $lines
     * @return array<int, array<int, array{number: int, cells: array<string, string>}>> Lines of each row. A line without a number belongs
     * to the row above. */
    private function groups(string $key, bool $is_numbered, array $lines): array
    {
        $groups = [];
        $number = '1';
        foreach ($lines as $index => $line) {
            if (!$this->has_cells($line['cells'], "$key.")) {
                continue;
            }
            $number = trim($line['cells']["$key.#"] ?? '') ?: $number;
            $groups[$is_numbered ? $number : $index][] = $line;
        }
        return array_values($groups);
    }

    /** @param array<string, string> $cells */
    private function has_cells(array $cells, string $start): bool
    {
        foreach ($cells as $key => $cell) {
            if (strpos($key, $start) === 0 && substr($key, -2) !== '.#' && trim($cell) !== '') {
                return true;
            }
        }
        return false;
    }

    /** @param array<string, mixed> $input
     * @param array<int, array{number: int, cells: array<string, string>}> $lines
     * @return string The chosen one; where none is, the one of which something is filled in. */
    private function variant(array $input, string $key, string $path, array $lines): string
    {
        $cell = $this->cell("$key.type", "$path.type", $lines);
        $line = $this->places["$path.type"][0];
        $chosen = chosen_value(variant_choices($input), $cell);
        $filled = array_values(array_filter(array_column($input['variants'], 'value'), function (string $value) use ($key, $lines): bool {
            return array_filter($lines, function (array $line) use ($key, $value): bool {
                return $this->has_cells($line['cells'], "$key.$value.");
            }) !== [];
        }));
        if ($cell === '' && count($filled) < 2) {
            return $filled[0] ?? '';
        }
        $labels = choice_labels(variant_choices($input));
        if (!isset($labels[$chosen])) {
            $this->fault($line, "$key.type", $cell === '' ? text('csv_no_kind', implode(', ', $labels)) : text('field_wrong_choice', $cell));
        } elseif (array_diff($filled, [$chosen]) !== []) {
            $this->fault($line, "$key.type", text('csv_other_kind', $labels[$chosen]));
        }
        return $chosen;
    }

    /** @param array<string, mixed> $input
     * @param array<int, array{number: int, cells: array<string, string>}> $lines
     * @return array<int, array<string, mixed>> */
    private function record(array $input, string $key, string $path, array $lines): array
    {
        $typed = [];
        foreach ($this->groups($key, false, $lines) as $index => $own) {
            $this->places["$path.$index"] = [$own[0]['number'], ''];
            $name = $this->cell("$key.key", "$path.$index.key", $own);
            if ($name !== '' && in_array($name, array_column($typed, 'key'), true)) {
                $this->fault($own[0]['number'], "$key.key", text('csv_twice', $name));
            }
            $typed[$index] = ['key' => $name, 'value' => $this->input($input['value'], "$key.value", "$path.$index.value", $own)];
        }
        return $typed;
    }

    /** @param array<int, array{number: int, cells: array<string, string>}> $lines
     * @return array<int, array{season: array<string, string>, days: array<int, array<int, array<string, string>>>}> */
    private function hours(string $key, string $path, array $lines): array
    {
        $typed = [];
        foreach ($this->groups($key, false, $lines) as $index => $own) {
            $this->places["$path.$index"] = [$own[0]['number'], "$key.season"];
            $season = $this->cell("$key.season", "$path.$index.season", $own);
            [$from, $until] = (preg_split('/\s*[-–—]\s*/u', $season, 2) ?: []) + ['', ''];
            $days = [];
            for ($day = 1; $day <= 7; $day++) {
                $days[$day] = typed_times($this->cell("$key.day_$day", "$path.$index.days.$day", $own));
            }
            $typed[$index] = ['season' => ['from' => $from, 'until' => $until], 'days' => $days];
        }
        return $typed;
    }
}

/** @return array<int, array{opens: string, closes: string}> Of `9:00–12:00, 13:00–18:00`. */
function typed_times(string $cell): array
{
    if ($cell === '' || is_word('closed', $cell)) {
        return [];
    }
    return array_map(function (string $part): array {
        $ends = array_map(__NAMESPACE__ . '\\without_seconds', preg_split('/\s*[-–—]\s*/u', $part, 2) ?: [$part]);
        // What is no time stays, and is said to be none.
        return ['opens' => full_time($ends[0]), 'closes' => full_time($ends[1] ?? '')];
    }, preg_split('/\s*[,;\n]\s*/', $cell, -1, PREG_SPLIT_NO_EMPTY) ?: []);
}
