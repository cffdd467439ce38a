/** Any other address: not here (404), thrown from a route so that the page around it keeps its header. */
export async function loader() {
  throw new Response(null, { status: 404 });
}

/** Writing to an address that does not exist is answered alike. */
export async function action() {
  throw new Response(null, { status: 404 });
}

export default function Nowhere() {
  return null;
}
