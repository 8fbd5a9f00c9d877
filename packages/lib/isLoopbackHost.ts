const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/u;

/** Whether a host name, as `URL.hostname` gives it, is the machine itself. */
export const isLoopbackHost = (hostname: string): boolean => LOOPBACK.test(hostname);
