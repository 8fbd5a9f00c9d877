import inspect from 'object-inspect';
import {placeOf} from '../shared/messages';
import type {LineTaker} from './limitLines';

const LEVELS = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** A value as a line of the console shows it. */
function shown(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  if (value instanceof Element) return `<${value.localName}>`;
  try {
    return inspect(value, {depth: 4, maxStringLength: 500});
  } catch {
    // A getter or a proxy of the template threw.
    return Object.prototype.toString.call(value);
  }
}

/**
 * Tells what the template writes to the console and what goes wrong in it.
 * @param names the files of the template by their addresses
 */
export function reportConsole(names: ReadonlyMap<string, string>, tell: LineTaker): void {
  for (const level of LEVELS) {
    const original = console[level].bind(console);
    console[level] = (...values: unknown[]): void => {
      tell(() => {
        original(...values);
        const error = values.find((value) => value instanceof Error);
        const stack = error?.stack ?? new Error('for the place').stack ?? '';
        return {level, text: values.map(shown).join(' '), ...placeOf(stack, names)};
      });
    };
  }
}

/** What the policy stopped, and what to write instead. */
function blockedText({blockedURI, effectiveDirective}: SecurityPolicyViolationEvent): string {
  if (blockedURI !== 'inline') return `プレイグラウンドの外は読み込めません: ${blockedURI}`;
  return effectiveDirective === 'script-src-attr'
    ? 'onclickなどの属性は、プレイグラウンドでは動きません。script.jsでaddEventListenerを使ってください。'
    : 'あとから書き足した<script>、importmap、javascript:のリンクは、プレイグラウンドでは動きません。script.jsに書いてください。';
}

/** What `document.open` takes away, and so is asked for after it. */
export function reportErrors(names: ReadonlyMap<string, string>, tell: LineTaker): void {
  addEventListener('error', ({message, filename, lineno, colno, target}) => {
    const file = names.get(filename);
    if (file !== undefined)
      tell(() => ({level: 'error', text: message, file, line: lineno, column: colno}));
    else if (target === window) tell(() => ({level: 'error', text: message}));
  });
  addEventListener('unhandledrejection', ({reason}: PromiseRejectionEvent) => {
    const stack = reason instanceof Error ? (reason.stack ?? '') : '';
    tell(() => ({
      level: 'error',
      text: `Uncaught (in promise) ${shown(reason)}`,
      ...placeOf(stack, names),
    }));
  });
  // Each once: the frame has two policies, and both may speak of the same file.
  const told = new Set<string>();
  document.addEventListener('securitypolicyviolation', (violation) => {
    const text = blockedText(violation);
    if (violation.disposition !== 'enforce' || told.has(text)) return;
    told.add(text);
    tell(() => ({level: 'warn', text}));
  });
}
