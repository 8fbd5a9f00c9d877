/** The part of Deno's global scope that the functions of a hosted project use. */
declare const Deno: {
  serve(handler: (request: Request) => Promise<Response>): void;
  env: {get(name: string): string | undefined};
};
