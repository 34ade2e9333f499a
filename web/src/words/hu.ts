const parts = import.meta.glob<string>("./hu/*.ftl", { eager: true, import: "default" });

export default Object.values(parts).join("\n");
