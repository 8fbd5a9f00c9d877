/**
 * The part of Trusted Types (https://w3c.github.io/trusted-types/dist/spec) that is used; TypeScript's
 * own DOM has none of it.
 */
/** React's types declare it, too, and take it where they take HTML; packages have no React. */
interface TrustedHTML {
  readonly toString: () => string;
}

interface TrustedTypeRules {
  readonly createHTML?: (html: string) => string | undefined;
  readonly createScript?: (text: string) => string | undefined;
  readonly createScriptURL?: (address: string) => string | undefined;
}

interface TrustedTypePolicy {
  readonly createHTML: (html: string) => TrustedHTML & string;
  /** An object, which TypeScript's own declarations take for a text. */
  readonly createScriptURL: (address: string) => string;
}

/** Missing in browsers without Trusted Types, which take texts. */
declare const trustedTypes:
  | {readonly createPolicy: (name: string, rules: TrustedTypeRules) => TrustedTypePolicy}
  | undefined;
