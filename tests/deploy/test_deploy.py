"""What stands in deploy/ can be read, names settings and routes that there are, and has the limits that it needs."""

from __future__ import annotations

import configparser
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import yaml

from boxship.cli.configuration import in_force
from boxship.server.http_protocol import LARGEST_HEAD
from boxship.server.request import LARGEST

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"


def text(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def test_the_settings_are_settings() -> None:
    found = in_force({}, DEPLOY / "boxship.toml")
    assert found["proxies"].value == ("127.0.0.1",)
    known = {f"BOXSHIP_{name.upper()}" for name in found} | {"BOXSHIP_CONFIG", "BOXSHIP_DATABASE_PASSWORD"}
    for name in ("Dockerfile", "compose.yaml", "boxship.service", "../docs/deploying.md"):
        assert set(re.findall(r"BOXSHIP_[A-Z_]+", text(name))) <= known


def test_the_unit_is_one(tmp_path: Path) -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(text("boxship.service"))
    assert unit.sections() == ["Unit", "Service", "Install"]
    assert unit["Service"]["ExecStart"].split()[1] == "serve"
    if (tool := shutil.which("systemd-analyze")) is not None:
        copy = tmp_path / "boxship.service"
        copy.write_text(text("boxship.service").replace("/opt/boxship/bin/boxship", "/bin/true"), encoding="utf-8")
        done = subprocess.run([tool, "verify", "--man=no", str(copy)], capture_output=True, text=True, check=False)
        assert "boxship.service:" not in done.stderr


def test_the_proxies_have_the_limits_of_the_server() -> None:
    nginx, caddy = text("nginx.conf"), text("Caddyfile")
    assert nginx.count("{") == nginx.count("}")
    assert caddy.count("{") == caddy.count("}")
    assert f"client_max_body_size {LARGEST // 1024}k;" in nginx
    assert f"max_size {LARGEST // 1024}KB" in caddy
    assert f"large_client_header_buffers 4 {LARGEST_HEAD // 4096}k;" in nginx
    assert f"max_header_size {LARGEST_HEAD // 1024}KB" in caddy
    for words in ("client_header_timeout", "client_body_timeout", "limit_conn ", "limit_req ", "$remote_addr;"):
        assert words in nginx
    statements = [line.strip() for line in nginx.splitlines() if line.strip() and not line.strip().startswith("#")]
    assert all(line.endswith((";", "{", "}")) for line in statements)
    for tool, command in (("nginx", None), ("caddy", ["validate", "--config", str(DEPLOY / "Caddyfile")])):
        if command is not None and (found := shutil.which(tool)) is not None:
            subprocess.run([found, *command], check=True, capture_output=True)


def test_the_containers_fit_together() -> None:
    compose = yaml.safe_load(text("compose.yaml"))
    services = compose["services"]
    assert set(services) == {"database", "migrate", "server", "proxy"}
    for service in services.values():
        assert set(service.get("depends_on", ())) <= set(services)
    assert services["server"]["environment"] == services["migrate"]["environment"]
    assert (
        services["server"]["environment"]["BOXSHIP_PROXIES"] == services["proxy"]["networks"]["default"]["ipv4_address"]
    )
    words = {
        line.split()[0] for line in re.sub(r"\\\n", "", text("Dockerfile")).splitlines() if line and line[0] != "#"
    }
    known = {"FROM", "WORKDIR", "RUN", "COPY", "USER", "VOLUME", "ENV", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK", "CMD"}
    assert words <= known


def test_what_is_installed_has_hashes_and_is_what_we_test_with() -> None:
    wanted = text("requirements.txt")
    constraints = (ROOT / "constraints.txt").read_text(encoding="utf-8").lower().replace("_", "-")
    packages = re.split(r"\n(?=[a-z])", wanted.partition("\n")[2].strip())
    assert len(packages) > 30
    for package in packages:
        assert re.match(r"[a-z0-9-]+==[^ ]+ ", package)
        assert "--hash=sha256:" in package
        pinned = package.split()[0]
        name = pinned.partition("==")[0]
        if re.search(rf"^{re.escape(name)}==", constraints, re.MULTILINE):
            assert pinned in constraints
    assert "://" not in wanted
    assert not re.search(r"^(faker|polyfactory)==", wanted, re.MULTILINE)


_WITHOUT = """
import sys
class Nobody:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("faker", "polyfactory"):
            raise ImportError(name)
sys.meta_path.insert(0, Nobody())
import asyncio, pathlib
from tests.server.inside import visiting
async def work():
    async with visiting(pathlib.Path(sys.argv[1])) as client:
        for path in ("/api/offers", "/api/schema/openapi.json"):
            assert (await client.get(path)).status_code == 200
        assert (await client.post("/api/play-now")).status_code == 201
asyncio.run(work())
"""


def test_a_server_runs_without_libraries_for_test_data(tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-c", _WITHOUT, str(tmp_path / "t.db")], check=True, cwd=ROOT)


def test_the_bill_of_materials_names_what_is_installed() -> None:
    done = subprocess.run([sys.executable, ROOT / "scripts" / "sbom"], check=True, capture_output=True, text=True)
    bill = json.loads(done.stdout)
    assert (bill["bomFormat"], bill["metadata"]["component"]["name"]) == ("CycloneDX", "boxship")
    names = [each["name"] for each in bill["components"]]
    assert {"litestar", "sqlalchemy", "uvicorn", "numpy"} <= set(names)
    assert names == sorted(set(names))
    assert not {"pytest", "mypy"} & set(names)
