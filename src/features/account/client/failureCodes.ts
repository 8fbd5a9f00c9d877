/** Every reason that the pages have words for; messages.ja.ts is held to this list. */
export const FAILURE_CODES = [
  // The way there and back.
  'network',
  'malformed_answer',
  'unknown',
  'session_expired',
  'account_changed',
  'rate_limited',
  // Signing in (supabase/auth, internal/api/apierrors/errorcode.go).
  'otp_expired',
  'otp_disabled',
  'over_email_send_rate_limit',
  'over_request_rate_limit',
  'email_address_invalid',
  'validation_failed',
  'signup_disabled',
  'sign_ups_full',
  'user_banned',
  'access_denied',
  'bad_code_verifier',
  'bad_oauth_state',
  'provider_disabled',
  'email_provider_disabled',
  'provider_email_needs_verification',
  'storage_blocked',
  'storage_full',
  // The account.
  'display_name_invalid',
  'code_not_found',
  'code_expired',
  'code_already_used',
  'code_exhausted',
  'device_not_found',
  'reauthentication_needed',
  'subscription_active',
  'deletion_failed',
  'deletion_unsure',
  // Buying.
  'product_not_found',
  'already_owned',
  'already_subscribed',
  'membership_running',
  'payment_pending',
  'payment_open',
  'no_billing',
  'payment_unavailable',
  'order_not_found',
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];

/** Failures after which the server may have done what it was asked for: its answer was lost. */
export const LOST_ANSWERS: readonly FailureCode[] = ['network', 'malformed_answer', 'unknown'];
