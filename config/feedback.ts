import type {CspSources} from '../plugins/hosting/policy';

/** The origin that answers to 「役に立ちましたか」 are sent to; none when no address is set. */
export function feedbackSources(url: string): CspSources {
  return url === '' ? {} : {'connect-src': [new URL(url).origin]};
}
