/** Notifications of the browser; loaded when somebody wants them. */

const ICON = "/icon-192.png";

/** May this page send notifications? `missing`: this browser has none. */
export function permission(): NotificationPermission | "missing" {
  return typeof Notification === "undefined" ? "missing" : Notification.permission;
}

/** Ask for notifications, where that was not decided before; are they allowed? */
export async function askToNotify(): Promise<boolean> {
  if (permission() === "default") await Notification.requestPermission();
  return permission() === "granted";
}

/** Tell something at an address of the page; it goes away when somebody looks. */
export async function notify(title: string, body: string, path: string): Promise<void> {
  if (permission() !== "granted") return;
  const options = { body, icon: ICON, tag: path, data: path };
  try {
    const shown = new Notification(title, options);
    shown.addEventListener("click", () => focus());
    document.addEventListener("visibilitychange", () => shown.close(), { once: true });
  } catch {
    // phones only show those of a service worker
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
  }
}
