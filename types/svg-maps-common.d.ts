/** The types of @svg-maps packages, which their own declarations import from here. */
declare module 'svg-maps__common' {
  export interface Map {
    readonly label: string;
    readonly viewBox: string;
    readonly locations: readonly {
      readonly name: string;
      readonly id: string;
      readonly path: string;
    }[];
  }
}
