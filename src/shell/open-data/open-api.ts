/** The part of OpenAPI 3.1 and of JSON Schema that is used. */
import type { Locale } from '#platform/languages/locale.ts';

export interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly contentMediaType?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly if?: JsonSchema;
  readonly then?: JsonSchema;
  readonly $ref?: string;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'header' | 'path';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

/** What a body or an answer of one media type is. */
export interface Media {
  readonly schema: JsonSchema;
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, unknown>>;
}

export interface DescribedResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, Media>>;
}

export interface DescribedOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, DescribedResponse>>;
}

/** Operations by path and method. */
export type Paths = Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;

/** What pages show of a document. */
export interface ShownDocument {
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Paths;
  readonly components: {
    readonly schemas: Readonly<Record<string, JsonSchema>> & { readonly Failure: JsonSchema };
    readonly examples: Readonly<Record<string, FailureExample>>;
  };
}

export interface FailureExample {
  readonly value: {
    readonly error: { readonly code: string; readonly message: Readonly<Record<Locale, string>> };
    readonly isDemonstration: boolean;
  };
}
