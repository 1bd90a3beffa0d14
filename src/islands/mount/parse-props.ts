/** @param root Carries the props of its island as JSON. Page and island are built together, so the type is
 * not validated. */
import { trustedJson } from '#base/json.ts';
export function parseProps<Props extends object>({ dataset }: HTMLElement): Props {
  return trustedJson<Props>(dataset.props ?? '{}');
}
