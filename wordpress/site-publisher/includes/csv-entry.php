<?php
/** An entry as the lines of a file say it: read and checked as its form is. Two are the same where their cells are. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

final class CsvEntry
{
    public string $title;
    public string $state;
    public string $language;
    private string $type;
    private string $text;
    private int $line;
    private CsvReading $reading;
    /** @var array<string, mixed> As the form would be read. */
    private array $read;
    /** @var array<string, mixed> As they would be kept. */
    private array $fields;
    /** @var array<int, array<string, string>> What the file would say of them. */
    private array $lines;

    /** @param array<int, array{number: int, cells: array<string, string>}> $lines
     * @param string $state Where the file says none.
     * @param string $language Where the file says none. */
    public function __construct(string $type, array $lines, string $state, string $language)
    {
        $this->type = $type;
        $this->line = $lines[0]['number'] ?? 0;
        $this->reading = new CsvReading();
        $this->read = read_fields(fields_of($type), $this->reading->typed(fields_of($type), $lines));
        $this->fields = clean_fields($type, packed($this->read));
        $this->title = $this->reading->cell(TITLE_COLUMN, TITLE_COLUMN, $lines);
        $this->state = stated($this->reading->cell(STATE_COLUMN, STATE_COLUMN, $lines)) ?: $state;
        $this->language = lower_case($this->reading->cell(LANGUAGE_COLUMN, LANGUAGE_COLUMN, $lines)) ?: $language;
        $this->text = $this->reading->cell(TEXT_COLUMN, TEXT_COLUMN, $lines);
        $own = [TITLE_COLUMN => $this->title, STATE_COLUMN => state_word($this->state), LANGUAGE_COLUMN => $this->language, TEXT_COLUMN => $this->text];
        $this->lines = beside_each_other([[$own], fields_lines(fields_of($type), $this->fields)]);
        foreach ($lines as ['number' => $number, 'cells' => $cells]) {
            $this->find_cut($number, $cells);
        }
    }

    /** @param CsvEntry|null $old null for a new one.
     * @return array<int, array{label: string, old: string, new: string}> */
    public function changes(?CsvEntry $old): array
    {
        $changes = [];
        $headings = csv_headings(csv_columns($this->type), editor_language());
        foreach ($this->parts() as $part => $columns) {
            $headed = array_intersect_key($headings, $columns);
            $changes = array_merge($changes, row_changes($headed, $old ? $old->rows($columns) : [], $this->rows($columns), $part === '' ? '' : part_label($columns)));
        }
        return $changes;
    }

    /** @return array<int, array{line: int, column: string, message: string}> What can be seen before the form is read. */
    public function early_faults(): array
    {
        $faults = $this->reading->faults;
        return $this->title === '' ? array_merge($faults, [['line' => $this->line, 'column' => TITLE_COLUMN, 'message' => text('field_missing')]]) : $faults;
    }

    /** @return array<int, array{line: int, column: string, message: string}> By the check of the form. */
    public function form_faults(): array
    {
        $faults = [];
        foreach (faults_of(fields_of($this->type), $this->read) as $path => $fault) {
            [$line, $column] = $this->reading->place($path);
            $is_exact = $column !== '' && csv_columns($this->type)[$column]['part'] === '';
            $faults[] = ['line' => $line ?: $this->line, 'column' => $column, 'message' => ($is_exact ? '' : "{$fault['label']}: ") . $fault['message']];
        }
        return $faults;
    }

    /** @param CsvEntry|null $old
     * @return array<string, mixed> `post`: what differs; `fields`: all, of which those that are the same stay as they are kept. */
    public function written(?\WP_Post $post, ?CsvEntry $old): array
    {
        $kept = $post ? named_fields($this->type, entry_fields($post->ID)) : [];
        $fields = [];
        foreach (fields_of($this->type) as ['name' => $name]) {
            $is_same = $old !== null && $this->cells_of($name) === $old->cells_of($name);
            $fields[$name] = $is_same ? $kept[$name] ?? null : $this->fields[$name] ?? null;
        }
        $own = ['post_title' => $this->title, 'post_status' => $this->state] + (kinds()[$this->type]['text'] ? ['post_content' => $this->text] : []);
        $before = $old ? ['post_title' => $old->title, 'post_status' => $old->state, 'post_content' => $old->text] : [];
        return ['post' => array_diff_assoc($own, $before), 'fields' => $fields];
    }

    /** @return array<string, array<string, mixed>> Columns by part; none for what is once in an entry. */
    private function parts(): array
    {
        $parts = [];
        foreach (csv_columns($this->type) as $key => $column) {
            $parts[$column['part']][$key] = $column;
        }
        unset($parts[''][ID_COLUMN]);
        return $parts;
    }

    /** @param array<string, mixed> $columns
     * @return array<int, array<string, string>> Without empty cells. */
    private function rows(array $columns): array
    {
        return array_values(array_filter(array_map(function (array $cells) use ($columns): array {
            return array_filter(array_intersect_key($cells, $columns), 'strlen');
        }, $this->lines)));
    }

    /** @return array<int, array<string, string>> Of a field. */
    private function cells_of(string $name): array
    {
        return $this->rows(array_filter(csv_columns($this->type), function (string $key) use ($name): bool {
            return $key === $name || strpos($key, "$name.") === 0;
        }, ARRAY_FILTER_USE_KEY));
    }

    /** @param array<string, string> $cells */
    private function find_cut(int $number, array $cells): void
    {
        foreach ($cells as $key => $cell) {
            if ($number > 0 && strlen($cell) >= CELL_LIMIT && utf16_length($cell) === CELL_LIMIT) {
                $this->reading->fault($number, $key, text('csv_cut'));
            }
        }
    }
}
