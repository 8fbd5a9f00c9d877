/** CORS of the functions: a hosted project leaves it to them. Only the website may call. */
export function corsHeaders(request: Request, siteUrl: string): Record<string, string> {
  const allowed = request.headers.get('Origin') === siteUrl;
  return {
    Vary: 'Origin',
    ...(allowed ? {'Access-Control-Allow-Origin': siteUrl} : {}),
  };
}

export function preflight(headers: Readonly<Record<string, string>>): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...headers,
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers':
        'authorization, apikey, content-type, x-client-info, x-region',
      'Access-Control-Max-Age': '86400',
    },
  });
}
