"""The steps, each from one version of the schema to the next one."""
