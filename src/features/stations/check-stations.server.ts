/** Checks what stations refer to. */
import type { ContentProblem } from '#platform/cms/export/parse-file.ts';
import { createReferenceCheck } from '#platform/publish/check-references.ts';
import type { Content } from '#platform/publish/stored-content.ts';

export function checkStations(content: Content): readonly ContentProblem[] {
  const refer = createReferenceCheck(content);
  return content
    .all('waste-stations')
    .flatMap((placed) => [
      ...refer('waste-stations', placed, ['municipality', 'municipalities', placed.entry.municipality]),
      ...placed.entry.acceptedWaste.flatMap((type) =>
        refer('waste-stations', placed, ['acceptedWaste', 'waste-types', type]),
      ),
    ]);
}
