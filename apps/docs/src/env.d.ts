interface ImportMeta {
  /** Set by the bundler of the site. */
  readonly env: { readonly BASE_URL: string };
}
