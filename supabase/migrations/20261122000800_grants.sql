-- The rights on functions, last, so that the functions of all files above are covered.

revoke all on all functions in schema private from public, anon, authenticated, service_role;
revoke all on all functions in schema public from public, anon, authenticated, service_role;

grant execute on function
  public.my_account(),
  public.export_my_data(),
  public.order_status(text),
  public.redeem_code(text),
  public.deactivate_device(uuid),
  public.delete_my_account()
to authenticated;

grant execute on function
  public.activate_device(text, text, text, text, text),
  public.release_device(text, text),
  public.hit_rate_limit(text, integer, integer),
  public.create_order(uuid, text),
  public.attach_checkout(uuid, text),
  public.close_order(uuid),
  public.order_owner(text),
  public.stripe_customer(uuid),
  public.apply_stripe_event(text, text, timestamptz, jsonb)
to service_role;
