/** The page of the editor, loaded when it is needed. */
export async function loadEditor() {
  const [page, { Editor }] = await Promise.all([
    import("./EditorPage.svelte"),
    import("./editor.svelte"),
  ]);
  return { EditorPage: page.default, Editor };
}
