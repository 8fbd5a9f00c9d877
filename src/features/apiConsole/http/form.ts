import type {Operation, SharedSchemas} from '@site/src/lib/apiReference/definition';
import {callOf, examplePath, exampleQuery, type ApiCall} from '@site/src/lib/apiReference/samples';
import {readBody, type BodyFault} from '@site/src/lib/apiReference/validateBody';

/** What stands in the fields of an operation. */
export interface FormValues {
  /** By name of the parameter. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: string;
  /** A text of JSON; empty for operations that send nothing. */
  readonly body: string;
}

/** The fields as the definition's example has them. */
export function exampleValues(operation: Operation): FormValues {
  const example = operation.body?.example;
  return {
    path: examplePath(operation),
    query: exampleQuery(operation),
    body:
      operation.body === undefined || example === undefined
        ? ''
        : JSON.stringify(example, undefined, 2),
  };
}

export interface FormReading {
  /** With what is filled in so far. */
  readonly call: ApiCall;
  /** Names of parameters that are empty. */
  readonly missing: readonly string[];
  /** Why the body is no JSON. */
  readonly syntax: string | undefined;
  readonly faults: readonly BodyFault[];
}

/** Reads the fields as they are typed. */
export function readForm(
  operation: Operation,
  values: FormValues,
  {origin, schemas}: {readonly origin: string; readonly schemas: SharedSchemas},
): FormReading {
  const {body} = operation;
  const read = body === undefined ? undefined : readBody(values.body, body.schema, schemas);
  const value = read === undefined || read.kind === 'syntax' ? undefined : read.value;
  return {
    call: callOf(operation, origin, {path: values.path, query: values.query, body: value}),
    missing: operation.parameters
      .filter(({name, place, isRequired}) => {
        return place === 'path' && isRequired && (values.path[name] ?? '').trim() === '';
      })
      .map(({name}) => name),
    syntax: read?.kind === 'syntax' ? read.text : undefined,
    faults: read?.kind === 'faults' ? read.faults : [],
  };
}
