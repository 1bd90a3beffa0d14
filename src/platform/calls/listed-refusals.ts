/** Which refusals an endpoint may answer with: those that follow from its properties, and those of its operation. The
 * document of the interface lists them; the API of tests accepts no other (tests/fakes/sample-api.ts). */
import type { AnyEndpoint, Endpoint, HookEndpoint } from './endpoint.ts';
import type { Method } from './operation.ts';
import { isScarce } from './rates.ts';
import type { RefusalCode } from './refusal.ts';

const ofEveryRequest = ['address-too-long', 'too-many-requests'] as const;

const ofFields = ['parameter-unknown'] as const;

const ofBodies = ['body-malformed', 'body-too-large', 'body-too-slow', 'bodies-too-many'] as const;

const ofPosts = [...ofBodies, 'origin-foreign', 'type-unknown'] as const;

const ofForms = [
  'parameter-missing',
  'parameter-invalid',
  'robot-suspected',
  'sent-too-fast',
  'check-failed',
  'forms-exhausted',
  'forms-of-network-exhausted',
] as const;

/** @param method One of its operations. */
export function listRefusals(endpoint: AnyEndpoint, method: Method): ReadonlySet<RefusalCode> {
  const own = endpoint.operations[method]?.refusals ?? [];
  const usual =
    'receive' in endpoint ? refusalsOfHook(endpoint, method) : refusalsOfEndpoint(endpoint, method);
  return new Set<RefusalCode>([...ofEveryRequest, ...usual, ...own]);
}

/** A sender that may use other methods is told so. */
function refusalsOfHook({ methods }: HookEndpoint, method: Method): readonly RefusalCode[] {
  return [...ofBodies, ...(methods.includes(method) ? [] : (['method-unknown'] as const))];
}

function refusalsOfEndpoint(endpoint: Endpoint, method: Method): readonly RefusalCode[] {
  const { form, isGuessable = false, operations } = endpoint;
  const isForm = form !== undefined && method === 'POST';
  return [
    ...ofFields,
    ...(hasFields(operations[method]?.asked) ? (['parameter-missing', 'parameter-invalid'] as const) : []),
    ...(method === 'POST' ? ofPosts : isScarce(endpoint) ? (['origin-foreign'] as const) : []),
    ...(isForm ? [...ofForms, form.tooLarge] : []),
    ...(isGuessable ? (['proof-needed'] as const) : []),
  ];
}

/** A form is a choice of several objects. */
function hasFields(asked: unknown): boolean {
  const shape = asked instanceof Object && 'shape' in asked ? asked.shape : undefined;
  return shape === undefined || Object.keys(shape as object).length > 0;
}
